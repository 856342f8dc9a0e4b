import { useNavigate } from "react-router-dom";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { addListingPath, windowCardPath } from "#contract/site/admin-paths.ts";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { RowMenu, type RowMenuItem } from "#web/admin/ui/row-menu.tsx";
import { StatusButtons } from "./close/status-buttons.tsx";
import { isArchivable } from "./hidden-listings.ts";
import { ListingAmenities, ListingFacts } from "./listing-facts.tsx";
import { ListingPrice } from "./listing-price.tsx";
import { ListingStates } from "./listing-states.tsx";
import type { ListingActions } from "./use-listing-actions.tsx";

export interface ListingRowMenuProps {
  listing: AdminProperty;
  actions: ListingActions;
  isBusy: boolean;
  onView: () => void;
  onEdit: () => void;
  onClosing: () => void;
  onDelete: () => void;
}

/** While listings are selected, the box takes its place. */
type MenuProps = ListingRowMenuProps & { isHidden: boolean; onSelect: () => void };

/** The actions of a listing on a phone, with the facts that its row has no room for. */
export function ListingRowMenu(props: MenuProps) {
  const { listing, actions, isBusy, isHidden, onView, onEdit, onClosing, onDelete, onSelect } = props;
  const navigate = useNavigate();
  const { title, status, featured, published, deleted_at } = listing;
  const publication: RowMenuItem = {
    icon: published ? "hide" : "eye",
    label: published ? (isArchivable(listing) ? "Archive" : "Unpublish") : "Publish",
    onChoose: () => actions.change([listing], { published: !published }),
  };
  const confirmation: RowMenuItem = {
    icon: "check",
    label: "Confirm still available",
    onChoose: () => actions.confirm([listing]),
  };
  const items: RowMenuItem[] = deleted_at
    ? [{ icon: "sync", label: "Restore", onChoose: () => actions.restore([listing]) }]
    : [
        { icon: "pencil", label: "Edit", onChoose: onEdit },
        {
          icon: "plus",
          label: "Duplicate this listing",
          onChoose: () => void navigate(addListingPath(listing.kind, listing.uuid)),
        },
        // A home that is sold or let cannot be confirmed.
        ...(isOnMarket(status) ? [confirmation] : []),
        publication,
        {
          icon: "star",
          label: featured ? "Remove from featured" : "Mark as featured",
          onChoose: () => actions.setFlags(listing, { featured: !featured }),
        },
        ...(published
          ? [{ icon: "image", label: "Print", onChoose: () => void navigate(windowCardPath(listing.uuid)) } as const]
          : []),
        { icon: "list", label: "Select", onChoose: onSelect },
        { icon: "bin", label: "Delete", onChoose: onDelete, isDestructive: true },
      ];
  return (
    <RowMenu
      className={
        isHidden
          ? "hidden"
          : "z-1 -mt-2 [grid-area:1/3] @max-[12em]:-mr-3 @max-[12em]:justify-self-end @min-[38em]:mt-0 @min-[38em]:[grid-area:1/box] @min-[50em]:hidden"
      }
      title={title}
      isBusy={isBusy}
      items={[{ icon: "eye", label: "View", onChoose: onView }, ...items]}
      controls={
        deleted_at
          ? undefined
          : (close) => (
              <StatusButtons
                listing={listing}
                isBusy={isBusy}
                onChange={(chosen) => {
                  close();
                  return actions.changeStatus(listing, { status: chosen });
                }}
                onClosed={onClosing}
              />
            )
      }
    >
      <ListingPrice listing={listing} />
      <ListingFacts listing={listing} />
      <ListingAmenities amenities={listing.amenities} className="" />
      {!deleted_at && <ListingStates listing={listing} />}
    </RowMenu>
  );
}
