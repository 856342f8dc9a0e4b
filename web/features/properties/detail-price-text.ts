import type { Property } from "#contract/property.ts";
import { formatPrice } from "#web/lib/format.ts";

/** `$1,250/mo` or `$85,000`. */
export function priceText(property: Property): string {
  return formatPrice(property.kind, property.kind === "rent" ? property.monthly_rent : property.price);
}
