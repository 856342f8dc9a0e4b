import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { hasMissingVariants } from "#web/features/admin/images/prepare/has-missing-variants.ts";
import { statusLabels } from "#web/features/admin/listings/status-labels.ts";

/** Whether a listing is for sale or for rent, its status, and what keeps it from visitors. */
export function ListingStates({ listing }: { listing: AdminProperty }) {
  const { kind, status, is_available, published, images } = listing;
  return (
    <p className="listing-states">
      <span className={`state listing-kind tag-${kind}`}>{propertyKindTraits[kind].badge}</span>
      <span className={is_available ? "state state-good" : "state"}>{statusLabels[status]}</span>
      {!published && <span className="state state-warn">Draft</span>}
      {images.some(hasMissingVariants) && <span className="state">Needs smaller versions</span>}
    </p>
  );
}
