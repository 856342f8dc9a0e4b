import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import { type PriceRange, priceRangeKey, priceRanges } from "#contract/listings/property-options.ts";
import { formatMoney } from "#web/lib/format/format-values.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";

type Bounds = Pick<PropertyFilters, "min_price" | "max_price">;

/** The page's price options; where both kinds stand together they are those of the kind chosen, if one is. */
export function getPriceOptions(page: ListPageConfig, filters: PropertyFilters): readonly PriceRange[] {
  return priceRanges[page.kind ?? filters.kind ?? "all"];
}

/** How the bounds are named in forms and facets; "" when nothing is asked. A lower bound of 0 is none. */
export function priceKey({ min_price, max_price }: Bounds): string {
  return min_price || max_price !== undefined ? priceRangeKey({ min: min_price, max: max_price, label: "" }) : "";
}

/** The bounds in words: the option's own label, or the amounts where a link asks for others. */
export function formatPriceRange(options: readonly PriceRange[], bounds: Bounds): string {
  const key = priceKey(bounds);
  const option = options.find((range) => priceRangeKey(range) === key);
  if (option) return option.label;
  const { min_price, max_price } = bounds;
  if (max_price === undefined) return `${formatMoney(min_price ?? 0)}+`;
  return min_price ? `${formatMoney(min_price)} – ${formatMoney(max_price)}` : `Under ${formatMoney(max_price)}`;
}
