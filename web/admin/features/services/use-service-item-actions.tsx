import { useState } from "react";
import { mutate as mutatePublic, useSWRConfig } from "swr";
import { UndoButton } from "#web/admin/ui/undo-button.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { isMissing } from "#web/lib/api/api-error.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { deleteFailureText, restoreFailureText, serviceItemMessages, updateFailureText } from "./messages.ts";
import type { ServiceItem, ServiceItemKind } from "./service-item-kinds.ts";

const hasPrefix = (prefix: string) => (key: unknown) => typeof key === "string" && key.startsWith(prefix);

/**
 * Changes the availability of courses or professionals, and moves them to the bin and back. Each action shows a toast
 * with its result.
 */
export function useServiceItemActions<Item extends ServiceItem>(kind: ServiceItemKind<Item>) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  const refresh = async () => {
    mutatePublic(hasPrefix(kind.publicKey), undefined, { revalidate: false });
    await mutate(hasPrefix(kind.key));
  };
  /** Sends a request while the item is busy, then refreshes the lists. Never throws. */
  const call = async (
    send: (params: { id: string }) => Promise<unknown>,
    { id }: Item,
    onSuccess: () => void,
    onFailure: (error: unknown) => void,
  ) => {
    setBusy((before) => including(before, id));
    setFailed((before) => excluding(before, id));
    try {
      await send({ id });
      onSuccess();
      await refresh();
    } catch (error) {
      onFailure(error);
      // Someone else was faster, so the list is outdated.
      if (isMissing(error)) await refresh();
    }
    setBusy((before) => excluding(before, id));
  };

  const setAvailable = (item: Item, available: boolean) =>
    call(
      (params) => apiSend(kind.update, { params, body: { available } }),
      item,
      () => {
        const text = serviceItemMessages.availability(kind.getTitle(item), available);
        showToast({ tone: "good", ...text, action: <UndoButton onUndo={() => setAvailable(item, !available)} /> });
      },
      (error) => showToast({ tone: "bad", ...updateFailureText(kind.getTitle(item), error) }),
    );

  const restore = (item: Item) =>
    call(
      (params) => apiSend(kind.restore, { params }),
      item,
      () => showToast({ tone: "good", ...serviceItemMessages.restored(kind.getTitle(item)) }),
      (error) => showToast({ tone: "bad", ...restoreFailureText(kind.getTitle(item), error) }),
    );

  const remove = (item: Item) =>
    call(
      (params) => apiSend(kind.remove, { params }),
      item,
      () => {
        const text = serviceItemMessages.deleted(kind.getTitle(item));
        showToast({ tone: "good", ...text, action: <UndoButton onUndo={() => restore(item)} /> });
      },
      (error) => {
        setFailed((before) => including(before, item.id));
        showToast({ tone: "bad", ...deleteFailureText(kind.getTitle(item), error) });
      },
    );

  return {
    /** The ids of items with a running action. */
    busy,
    /** The ids of items that could not be deleted. */
    failed,
    /** Reads all lists of this kind again. */
    refresh,
    /** Makes an item available or unavailable. The toast can undo it. */
    setAvailable,
    /** Moves an item to the bin. The toast can undo it. */
    remove,
    restore,
  };
}

const including = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => new Set([...ids, id]);
const excluding = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((one) => one !== id));
