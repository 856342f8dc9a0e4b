import type { Property } from "#contract/listings/property.ts";
import { formatPrice } from "#web/lib/format/format-values.ts";

/** Returns `$1,250/mo` for rent or `$85,000` for sale. */
export function formatPropertyPrice(property: Property): string {
  return formatPrice(property.kind, property.kind === "rent" ? property.monthly_rent : property.price);
}
