import type { Property } from "#contract/listings/property.ts";
import { formatPrice } from "#web/lib/format/format-values.ts";

/** `$1,250/mo` or `$85,000`. */
export function formatPropertyPrice(property: Property): string {
  return formatPrice(property.kind, property.kind === "rent" ? property.monthly_rent : property.price);
}
