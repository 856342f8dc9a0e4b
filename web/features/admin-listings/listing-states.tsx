import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { statusLabels } from "#web/features/admin-shared/listings/status-labels.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { hasMissingVariants } from "./has-missing-variants.ts";
import { hiddenLabel } from "./hidden-listings.ts";

/**
 * Whether a listing is for sale or for rent, its status, whether it is featured, and why visitors do not see it. Most
 * listings are available, so this status has no colour.
 */
export function ListingStates({ listing }: { listing: AdminProperty }) {
  const { kind, status, is_available, featured, images } = listing;
  const hidden = hiddenLabel(listing);
  return (
    <p className="listing-states">
      <span>{propertyKindTraits[kind].badge}</span>
      <span className={is_available ? "listing-available" : "listing-unavailable state state-warn"}>
        {statusLabels[status]}
      </span>
      {featured && (
        <span className="listing-featured">
          <LineIcon name="star" />
          <span className="sr-only">Featured</span>
        </span>
      )}
      {hidden && <span className="state">{hidden}</span>}
      {images.some(hasMissingVariants) && <span className="state">Needs smaller versions</span>}
    </p>
  );
}
