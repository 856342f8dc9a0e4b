import { useState } from "react";
import useSWR, { mutate as mutatePublic } from "swr";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { serviceItemFailureText, serviceItemMessages } from "./messages.ts";
import { ServiceItemDialog } from "./service-item-dialog.tsx";
import type { ServiceItem, ServiceItemKind } from "./service-item-kinds.ts";

const fresh = { revalidateIfStale: true, dedupingInterval: 1000 };

/** A dashboard tab of courses or doctors: seen, added, edited, deleted; public at once. */
export function ServiceItemsTab<Item extends ServiceItem>({ kind }: { kind: ServiceItemKind<Item> }) {
  const { data, error, mutate } = useSWR<unknown, unknown>(kind.key, fresh);
  const [edited, setEdited] = useState<{ item: Item | undefined }>();
  const [deleting, setDeleting] = useState<Item>();
  const [failed, setFailed] = useState<string>();
  const items = data === undefined ? undefined : kind.read(data);

  const refresh = () => {
    mutate();
    mutatePublic((key) => typeof key === "string" && key.startsWith(kind.key), undefined, { revalidate: false });
  };
  const remove = async (item: Item) => {
    setDeleting(undefined);
    setFailed(undefined);
    try {
      await apiSend(kind.remove, { params: { id: item.id } });
      showToast({ tone: "good", title: "Deleted", text: `${kind.nameOf(item)} was removed.` });
      refresh();
    } catch (problem) {
      setFailed(item.id);
      const text = serviceItemFailureText(`${kind.nameOf(item)} could not be deleted.`, problem);
      showToast({ tone: "bad", title: "Delete Failed", text });
    }
  };
  return (
    <section aria-label={kind.plural}>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-1 text-ink2">
          {items && `${items.length} ${items.length === 1 ? kind.word : kind.plural}`}
        </p>
        <Button onClick={() => setEdited({ item: undefined })}>
          <LineIcon name="plus" />
          Create
        </Button>
      </div>
      {error !== undefined && !items && (
        <Message title="API Error" role="alert" actions={<Button onClick={() => mutate()}>Retry</Button>}>
          {serviceItemFailureText(`The ${kind.plural} could not be loaded.`, error)}
        </Message>
      )}
      {!items && error === undefined && <SkeletonBar className="mt-4 h-24 w-full" />}
      {items?.length === 0 && <Message title={`No ${kind.plural} yet`} />}
      <ul className="mt-4 border-t border-line">
        {items?.map((item) => (
          <li key={item.id} className="border-b border-line py-4 lg:flex lg:items-center lg:gap-6">
            <div className="grow">
              <h2 className="card-title">
                {kind.nameOf(item)}
                {!item.available && <span className="state ml-2">Unavailable</span>}
              </h2>
              {kind.linesOf(item).map((line) => (
                <p key={line} className="text-1 text-ink2">
                  {line}
                </p>
              ))}
            </div>
            <div className="flex gap-2">
              <Button look="quiet" className="-ml-3 lg:ml-0" onClick={() => setEdited({ item })}>
                Edit<span className="sr-only"> {kind.nameOf(item)}</span>
              </Button>
              <Button look="quiet" className="text-bad" onClick={() => setDeleting(item)}>
                Delete<span className="sr-only"> {kind.nameOf(item)}</span>
              </Button>
            </div>
            {failed === item.id && (
              <p role="alert" className="listing-row-failure">
                It could not be deleted.
                <Button look="quiet" onClick={() => remove(item)}>
                  Retry
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <ServiceItemDialog
          kind={kind}
          item={edited.item}
          onClose={() => setEdited(undefined)}
          onDone={() => {
            setEdited(undefined);
            refresh();
          }}
        />
      )}
      {deleting && (
        <ConfirmDialog title="Delete" yes="Delete" onYes={() => remove(deleting)} onNo={() => setDeleting(undefined)}>
          <p>{serviceItemMessages.askDelete}</p>
          <p className="mt-2 font-bold">{kind.nameOf(deleting)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
