import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { hasMissingVariants } from "#web/features/admin/images/prepare/has-missing-variants.ts";
import { hiddenLabel } from "#web/features/admin/listings/hidden-listings.ts";
import { statusLabels } from "#web/features/admin/listings/status-labels.ts";

/** Whether a listing is for sale or for rent, its status, and what keeps it from visitors. */
export function ListingStates({ listing }: { listing: AdminProperty }) {
  const { kind, status, is_available, images } = listing;
  const hidden = hiddenLabel(listing);
  return (
    <p className="listing-states">
      <span className={`state listing-kind tag-${kind}`}>{propertyKindTraits[kind].badge}</span>
      <span className={is_available ? "state state-good" : "state"}>{statusLabels[status]}</span>
      {hidden && <span className="state state-warn">{hidden}</span>}
      {images.some(hasMissingVariants) && <span className="state">Needs smaller versions</span>}
    </p>
  );
}
