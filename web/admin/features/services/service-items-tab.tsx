import { useState } from "react";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { serviceItemMessages } from "./messages.ts";
import { ServiceItemDialog } from "./service-item-dialog.tsx";
import type { ServiceItem, ServiceItemKind } from "./service-item-kinds.ts";
import { ServiceItemRow } from "./service-item-row.tsx";
import { ServiceItemsToolbar } from "./service-items-toolbar.tsx";
import { useServiceItemActions } from "./use-service-item-actions.tsx";

/** A dashboard tab that lists, adds, edits, deletes and restores courses or professionals. Changes are public at once. */
export function ServiceItemsTab<Item extends ServiceItem>({ kind }: { kind: ServiceItemKind<Item> }) {
  const { params, pathTo } = useDashboardParams();
  const isBin = params.only === "bin";
  const { items, error, retry } = kind.useItems(isBin);
  const actions = useServiceItemActions(kind);
  const [editing, setEditing] = useState<{ item: Item | undefined }>();
  const [deleting, setDeleting] = useState<Item>();

  return (
    <section aria-label={kind.plural}>
      <ServiceItemsToolbar kind={kind} count={items?.length} onCreate={() => setEditing({ item: undefined })} />
      {error !== undefined && !items && (
        <FailedState title={`The ${kind.plural} could not be loaded`} error={error} onRetry={retry} />
      )}
      {!items && error === undefined && <SkeletonBar className="mt-4 h-24 w-full" />}
      {items?.length === 0 && (
        <EmptyState
          scene={isBin ? "gone" : kind.name === "course" ? "search" : "clinic"}
          title={isBin ? "The bin is empty" : `No ${kind.plural} yet`}
          action={
            isBin && (
              <ButtonLink look="outline" to={pathTo({ tab: params.tab })}>
                {`Show all ${kind.plural}`}
              </ButtonLink>
            )
          }
        >
          {isBin ? "What is deleted can be restored here." : "Visitors see them as soon as you add the first one."}
        </EmptyState>
      )}
      <ul className={items?.length ? "mt-4 border-t border-line" : undefined}>
        {items?.map((item) => (
          <ServiceItemRow
            key={item.id}
            item={item}
            title={kind.getTitle(item)}
            price={kind.getPrice(item)}
            facts={kind.getFacts(item)}
            hours={kind.getHours?.(item)}
            isBusy={actions.busy.has(item.id)}
            hasFailed={actions.failed.has(item.id)}
            onEdit={() => setEditing({ item })}
            onSetAvailable={(available) => actions.setAvailable(item, available)}
            onDelete={() => {
              // On a phone, the toast of an earlier deletion would cover the question.
              clearToast();
              setDeleting(item);
            }}
            onRestore={() => actions.restore(item)}
            onRetry={() => actions.remove(item)}
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
            actions.refresh();
          }}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={`Delete this ${kind.singular}?`}
          confirmLabel={`Delete ${kind.singular}`}
          isDestructive
          onConfirm={() => {
            setDeleting(undefined);
            actions.remove(deleting);
          }}
          onCancel={() => setDeleting(undefined)}
        >
          <p>{serviceItemMessages.confirmDelete}</p>
          <p className="mt-2 font-bold">{kind.getTitle(deleting)}</p>
          <p className="mt-2 text-ink2">{serviceItemMessages.restorable}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
