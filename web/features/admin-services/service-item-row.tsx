import { AvailabilitySwitch, availabilityAction } from "#web/features/admin-shared/rows/availability-switch.tsx";
import { binStatusText } from "#web/features/admin-shared/rows/bin-status-text.ts";
import { DeletionFailure } from "#web/features/admin-shared/rows/deletion-failure.tsx";
import { IconAction } from "#web/features/admin-shared/rows/icon-action.tsx";
import { RowMenu } from "#web/ui/admin/row-menu.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ServiceItem } from "./service-item-kinds.ts";

interface ServiceItemRowProps {
  item: ServiceItem;
  title: string;
  price: string;
  facts: string[];
  isBusy: boolean;
  /** The last attempt to delete it failed. */
  hasFailed: boolean;
  onEdit: () => void;
  onSetAvailable: (available: boolean) => void;
  onDelete: () => void;
  onRestore: () => void;
  onRetry: () => void;
}

/** A course or a doctor. On a phone, a menu has the actions. In the bin it can only be restored. */
export function ServiceItemRow(props: ServiceItemRowProps) {
  const { item, title, price, facts, isBusy, hasFailed, onEdit, onSetAvailable, onDelete, onRestore, onRetry } = props;
  const { available, deleted_at } = item;
  const shownPrice = <p className="price price-s">{price}</p>;
  const shownFacts = facts.filter(Boolean).map((fact) => <p key={fact}>{fact}</p>);
  const state = !available && !deleted_at && <p className="state bg-warn-bg text-warn">Unavailable</p>;
  return (
    <li className="service-row" aria-busy={isBusy || undefined}>
      <div className="service-row-text">
        <div className="service-row-head">
          <h2 className="card-title">{title}</h2>
          {shownPrice}
        </div>
        <div className="service-row-facts">{shownFacts}</div>
        {deleted_at && <p>{binStatusText(deleted_at)}</p>}
        {state}
      </div>
      {deleted_at ? (
        <Button look="outline" className="service-row-restore" busy={isBusy} onClick={onRestore}>
          Restore<span className="sr-only">{` ${title}`}</span>
        </Button>
      ) : (
        <>
          <RowMenu
            className="-mt-2.5 -mr-3 lg:hidden"
            title={title}
            isBusy={isBusy}
            items={[
              { icon: "pencil", label: "Edit", onChoose: onEdit },
              {
                icon: available ? "hide" : "eye",
                label: availabilityAction(available),
                onChoose: () => onSetAvailable(!available),
              },
              { icon: "bin", label: "Delete", onChoose: onDelete, isDestructive: true },
            ]}
          >
            {shownPrice}
            {shownFacts}
            {state}
          </RowMenu>
          <div className="service-row-actions">
            <AvailabilitySwitch
              title={title}
              label={available ? "Available" : "Unavailable"}
              isAvailable={available}
              isBusy={isBusy}
              onChange={onSetAvailable}
            />
            <Button look="quiet" busy={isBusy} onClick={onEdit}>
              Edit<span className="sr-only">{` ${title}`}</span>
            </Button>
            <IconAction icon="bin" label="Delete" title={title} isDestructive disabled={isBusy} onClick={onDelete} />
          </div>
        </>
      )}
      {hasFailed && <DeletionFailure isBusy={isBusy} onRetry={onRetry} />}
    </li>
  );
}
