import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { hasMissingVariants } from "#web/features/admin/images/prepare/has-missing-variants.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { binStatusText } from "./bin-status-text.ts";
import { ListingRowActions } from "./listing-row-actions.tsx";
import { ListingRowImage } from "./listing-row-image.tsx";
import type { ListingActions } from "./use-listing-actions.ts";

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

const maxShownAmenities = 4;

/** A property of the dashboard with its image, price, status and actions. */
export function ListingRow(props: ListingRowProps) {
  const { listing, isSelected, actions, onSelect, onView, onEdit, onDelete, onOpenGallery } = props;
  const { uuid, title, kind, amenities, deleted_at } = listing;
  const traits = propertyKindTraits[kind];
  const isBusy = actions.busy.has(uuid);
  return (
    <li className="listing-row" aria-busy={isBusy || undefined}>
      <ListingRowImage listing={listing} isSelected={isSelected} onSelect={onSelect} onOpenGallery={onOpenGallery} />
      <div className="min-w-0">
        <p className="price price-s">
          {formatMoney(listing.kind === "rent" ? listing.monthly_rent : listing.price)}
          {traits.priceSuffix && <small>{traits.priceSuffix}</small>}
        </p>
        <h2 className="card-title">{title}</h2>
        <p className="text-1 text-ink2">
          {joinParts([listing.reference, listing.property_type, listing.area ?? listing.city], " · ")}
        </p>
        <TagStrip className="mt-2">
          <Tag tone={kind}>{traits.badge}</Tag>
          {!listing.is_available && <Tag tone="off">Unavailable</Tag>}
          {!listing.published && <Tag tone="sample">Draft</Tag>}
          {listing.images.some(hasMissingVariants) && <Tag tone="off">Needs smaller versions</Tag>}
        </TagStrip>
        {amenities.length > 0 && (
          <p className="mt-2 text-1">
            {amenities.slice(0, maxShownAmenities).join(" · ")}
            {amenities.length > maxShownAmenities && ` +${amenities.length - maxShownAmenities} more`}
          </p>
        )}
        {deleted_at && <p className="mt-2 text-1 text-ink2">{binStatusText(deleted_at)}</p>}
      </div>
      <ListingRowActions
        listing={listing}
        actions={actions}
        isBusy={isBusy}
        onView={onView}
        onEdit={onEdit}
        onDelete={onDelete}
      />
      {actions.failed.has(uuid) && (
        <p role="alert" className="row-failure">
          It could not be deleted.
          <Button look="quiet" disabled={isBusy} onClick={() => actions.remove(listing)}>
            Retry
          </Button>
        </p>
      )}
    </li>
  );
}
