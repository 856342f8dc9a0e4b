import type { Property, PropertyCard } from "#contract/listings/property.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { formatPrice } from "#web/lib/format/format-values.ts";
import type { LiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";

/**
 * Returns `$1,250/mo` for rent or `$85,000` for sale; with `liberian`, as `$1,250/mo (about L$ 238,000)`. Empty without a
 * price, which only the preview of a form can lack.
 */
export function formatPropertyPrice(property: Property | PropertyCard, liberian?: LiberianDollars): string {
  const price = getPrice(property);
  if (price === 0) return "";
  return formatPrice(property.kind, price) + (liberian ? liberian.inParentheses(price) : "");
}
