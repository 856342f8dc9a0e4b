import { useState } from "react";
import useSWR, { mutate as mutatePublic } from "swr";
import { freshSwrConfig } from "#web/features/admin/swr-configs.ts";
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
import { ServiceItemRow } from "./service-item-row.tsx";

/** A dashboard tab that lists, adds, edits and deletes courses or professionals. Changes are public immediately. */
export function ServiceItemsTab<Item extends ServiceItem>({ kind }: { kind: ServiceItemKind<Item> }) {
  const { data, error, mutate } = useSWR<unknown, unknown>(kind.key, freshSwrConfig);
  const [editing, setEditing] = useState<{ item: Item | undefined }>();
  const [deleting, setDeleting] = useState<Item>();
  const [failedId, setFailedId] = useState<string>();
  const items = data === undefined ? undefined : kind.readItems(data);

  const refresh = () => {
    mutate();
    mutatePublic((key) => typeof key === "string" && key.startsWith(kind.key), undefined, { revalidate: false });
  };
  const remove = async (item: Item) => {
    setDeleting(undefined);
    setFailedId(undefined);
    try {
      await apiSend(kind.remove, { params: { id: item.id } });
      showToast({ tone: "good", title: "Deleted", text: `${kind.titleOf(item)} was deleted.` });
      refresh();
    } catch (deleteError) {
      setFailedId(item.id);
      const text = serviceItemFailureText(`${kind.titleOf(item)} could not be deleted.`, deleteError);
      showToast({ tone: "bad", title: "Delete Failed", text });
    }
  };
  return (
    <section aria-label={kind.plural}>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-1 text-ink2">
          {items && `${items.length} ${items.length === 1 ? kind.singular : kind.plural}`}
        </p>
        <Button onClick={() => setEditing({ item: undefined })}>
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
          <ServiceItemRow
            key={item.id}
            title={kind.titleOf(item)}
            lines={kind.linesOf(item)}
            isAvailable={item.available}
            hasFailed={failedId === item.id}
            onEdit={() => setEditing({ item })}
            onDelete={() => setDeleting(item)}
            onRetry={() => remove(item)}
          />
        ))}
      </ul>
      {editing && (
        <ServiceItemDialog
          kind={kind}
          item={editing.item}
          onClose={() => setEditing(undefined)}
          onDone={() => {
            setEditing(undefined);
            refresh();
          }}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title="Delete"
          confirmLabel="Delete"
          onConfirm={() => remove(deleting)}
          onCancel={() => setDeleting(undefined)}
        >
          <p>{serviceItemMessages.confirmDelete}</p>
          <p className="mt-2 font-bold">{kind.titleOf(deleting)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
