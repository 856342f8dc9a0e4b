import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { formatMoney } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";

/** The price or the monthly rent of a listing. */
export function ListingPrice({ listing, className }: { listing: AdminProperty; className?: string }) {
  const { priceSuffix } = propertyKindTraits[listing.kind];
  return (
    <p className={classNames("price price-s whitespace-nowrap", className)}>
      <span>{formatMoney(listing.kind === "rent" ? listing.monthly_rent : listing.price)}</span>
      {priceSuffix && <small>{priceSuffix}</small>}
    </p>
  );
}
