import type { Property, PropertyCard } from "#contract/listings/property.ts";
import { priceOf } from "#contract/listings/property-price.ts";
import { formatPrice } from "#web/lib/format/format-values.ts";

/** Returns `$1,250/mo` for rent or `$85,000` for sale. */
export function formatPropertyPrice(property: Property | PropertyCard): string {
  return formatPrice(property.kind, priceOf(property));
}
