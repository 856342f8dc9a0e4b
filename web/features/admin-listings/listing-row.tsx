import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { binStatusText } from "#web/features/admin-shared/rows/bin-status-text.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { ListingFacts } from "./listing-facts.tsx";
import { ListingPrice } from "./listing-price.tsx";
import { ListingRowActions } from "./listing-row-actions.tsx";
import { ListingRowImage } from "./listing-row-image.tsx";
import { ListingRowMenu } from "./listing-row-menu.tsx";
import { ListingStates } from "./listing-states.tsx";
import type { ListingActions } from "./use-listing-actions.tsx";

interface ListingRowProps {
  listing: AdminProperty;
  isSelected: boolean;
  actions: ListingActions;
  onSelect: (isSelected: boolean) => void;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onOpenGallery: () => void;
}

/** A property in the list. Where it is narrow, a menu has the actions. Deleted properties cannot be selected. */
export function ListingRow(props: ListingRowProps) {
  const { listing, isSelected, actions, onSelect, onView, onEdit, onDelete, onOpenGallery } = props;
  const { uuid, title, deleted_at } = listing;
  const isBusy = actions.busy.has(uuid);
  const menu = { listing, actions, isBusy, onView, onEdit, onDelete };
  return (
    <li className={classNames("listing-row", isSelected && "listing-row-selected")} aria-busy={isBusy || undefined}>
      {!deleted_at && (
        <label className="tick">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
          <span className="sr-only">{`Select ${title}`}</span>
        </label>
      )}
      <ListingRowImage listing={listing} onOpenGallery={onOpenGallery} />
      <div className="listing-row-text">
        <div className="listing-row-head">
          <ListingPrice listing={listing} />
          {!deleted_at && <ListingStates listing={listing} />}
        </div>
        <h2 className={classNames("card-title", deleted_at && "card-title-short")}>{title}</h2>
        {deleted_at && <p className="listing-deleted">{binStatusText(deleted_at)}</p>}
        <ListingFacts listing={listing} />
      </div>
      <ListingRowMenu {...menu} />
      <ListingRowActions {...menu} />
      {actions.failed.has(uuid) && (
        <p role="alert" className="row-failure">
          It could not be deleted.
          <Button look="quiet" disabled={isBusy} onClick={() => actions.remove([listing])}>
            Retry
          </Button>
        </p>
      )}
    </li>
  );
}
