import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { availabilityAction } from "#web/features/admin/rows/availability-switch.tsx";
import { RowMenu, type RowMenuItem } from "#web/ui/admin/row-menu.tsx";
import { ListingFacts } from "./listing-facts.tsx";
import { ListingPrice } from "./listing-price.tsx";
import { ListingStates } from "./listing-states.tsx";
import type { ListingActions } from "./use-listing-actions.tsx";

export interface ListingRowMenuProps {
  listing: AdminProperty;
  actions: ListingActions;
  isBusy: boolean;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions of a listing on a phone, with the facts that its row has no room for. */
export function ListingRowMenu({ listing, actions, isBusy, onView, onEdit, onDelete }: ListingRowMenuProps) {
  const { title, is_available, featured, deleted_at } = listing;
  const items: RowMenuItem[] = deleted_at
    ? [{ icon: "sync", label: "Restore", onChoose: () => actions.restore([listing]) }]
    : [
        { icon: "pencil", label: "Edit", onChoose: onEdit },
        {
          icon: is_available ? "hide" : "eye",
          label: availabilityAction(is_available),
          onChoose: () => actions.setFlags(listing, { is_available: !is_available }),
        },
        {
          icon: "star",
          label: featured ? "Remove from featured" : "Mark as featured",
          onChoose: () => actions.setFlags(listing, { featured: !featured }),
        },
        { icon: "bin", label: "Delete", onChoose: onDelete, isDestructive: true },
      ];
  return (
    <RowMenu title={title} isBusy={isBusy} items={[{ icon: "eye", label: "View", onChoose: onView }, ...items]}>
      <ListingPrice listing={listing} />
      <ListingFacts listing={listing} />
      {!deleted_at && <ListingStates listing={listing} />}
    </RowMenu>
  );
}
