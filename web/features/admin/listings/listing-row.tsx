import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { hasMissingVariants } from "#web/features/admin/images/has-missing-variants.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { binStatusText } from "./bin-status-text.ts";
import type { ListingActions } from "./use-listing-actions.ts";

interface ListingRowProps {
  listing: AdminProperty;
  isSelected: boolean;
  actions: ListingActions;
  onSelect: (isSelected: boolean) => void;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onGallery: () => void;
}

/** So many amenities stand on a card (accounts-and-admin.md, section 9). */
const amenitiesShown = 4;

/** One listing of the dashboard: picture, price, what it is, its switches and what can be done with it. */
export function ListingRow(props: ListingRowProps) {
  const { listing, isSelected, actions, onSelect, onView, onEdit, onDelete, onGallery } = props;
  const { uuid, title, kind, images, deleted_at } = listing;
  const traits = propertyKindTraits[kind];
  const isBusy = actions.busy.has(uuid);
  const picture = images[0]?.variants.find(({ width }) => width === 320)?.url ?? images[0]?.url;
  return (
    <li className="listing-row" aria-busy={isBusy || undefined}>
      <div className="listing-row-picture">
        <button
          type="button"
          className="thumb"
          aria-label={images.length > 0 ? `${images.length} pictures of ${title}` : `No pictures of ${title}`}
          disabled={images.length === 0}
          onClick={onGallery}
        >
          {picture ? (
            <img src={picture} width="160" height="120" loading="lazy" alt="" />
          ) : (
            <span className="slide slide-empty" />
          )}
          {images.length > 1 && <span className="count">{images.length}</span>}
        </button>
        {!deleted_at && (
          <label className="tick">
            <input
              type="checkbox"
              checked={isSelected}
              onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
            />
            <span className="sr-only">Select {title}</span>
          </label>
        )}
      </div>
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
        {listing.amenities.length > 0 && (
          <p className="mt-2 text-1">
            {listing.amenities.slice(0, amenitiesShown).join(" · ")}
            {listing.amenities.length > amenitiesShown && ` +${listing.amenities.length - amenitiesShown} more`}
          </p>
        )}
        {deleted_at && <p className="mt-2 text-1 text-ink2">{binStatusText(deleted_at)}</p>}
      </div>
      <div className="listing-row-actions">
        {deleted_at ? (
          <Button look="outline" busy={isBusy} onClick={() => actions.restore(listing)}>
            Restore<span className="sr-only"> {title}</span>
          </Button>
        ) : (
          <>
            <Switch
              label="Available"
              title={title}
              isOn={listing.is_available}
              busy={isBusy}
              onTurn={(is_available) => actions.turn([uuid], { is_available })}
            />
            <Switch
              label="Featured"
              title={title}
              isOn={listing.featured}
              busy={isBusy}
              onTurn={(featured) => actions.turn([uuid], { featured })}
            />
          </>
        )}
        <span className="grow" />
        <Button look="quiet" onClick={onView}>
          View<span className="sr-only"> {title}</span>
        </Button>
        {!deleted_at && (
          <>
            <Button look="quiet" busy={isBusy} onClick={onEdit}>
              Edit<span className="sr-only"> {title}</span>
            </Button>
            <Button look="quiet" className="text-bad" busy={isBusy} onClick={onDelete}>
              Delete<span className="sr-only"> {title}</span>
            </Button>
          </>
        )}
      </div>
      {actions.failed.has(uuid) && (
        <p role="alert" className="listing-row-failure">
          It could not be deleted.
          <Button look="quiet" busy={isBusy} onClick={() => actions.remove(listing)}>
            Retry
          </Button>
        </p>
      )}
    </li>
  );
}

interface SwitchProps {
  label: string;
  /** Of the listing that it belongs to. */
  title: string;
  isOn: boolean;
  busy: boolean;
  onTurn: (isOn: boolean) => void;
}

function Switch({ label, title, isOn, busy, onTurn }: SwitchProps) {
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isOn}
      aria-label={`${label}: ${title}`}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onTurn(!isOn)}
    >
      {label}
    </button>
  );
}
