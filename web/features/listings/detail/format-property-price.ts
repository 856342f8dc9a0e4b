import type { Property } from "#contract/listings/property.ts";
import { priceOf } from "#contract/listings/property-price.ts";
import { formatPrice } from "#web/lib/format/format-values.ts";

/** Returns `$1,250/mo` for rent or `$85,000` for sale. */
export function formatPropertyPrice(property: Property): string {
  return formatPrice(property.kind, priceOf(property));
}
