import { type PriceRange, priceRangeKey, priceRanges } from "#shared/listings/price-ranges.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { formatMoney } from "#web/lib/format/format-values.ts";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import type { PriceBounds } from "../../list-pages/parse-price-range.ts";

/** Returns the page's price options. All Properties has its own, and with *Buy* those of sales. */
export function getPriceOptions(config: ListPageConfig, filters: PropertyFilters): readonly PriceRange[] {
  return priceRanges[config.kind ?? (filters.kind === "buy" ? "buy" : "all")];
}

/** Returns the value of the bounds in forms and facets, such as `1000-2000`, or "" without a price filter. */
export function priceKey({ min_price, max_price }: PriceBounds): string {
  return min_price || max_price !== undefined ? priceRangeKey({ min: min_price, max: max_price, label: "" }) : "";
}

/** Returns the label of the matching option, or the amounts if the URL has a range that is not an option. */
export function formatPriceRange(options: readonly PriceRange[], bounds: PriceBounds): string {
  const key = priceKey(bounds);
  const option = options.find((range) => priceRangeKey(range) === key);
  if (option) return option.label;
  const { min_price, max_price } = bounds;
  if (max_price === undefined) return `${formatMoney(min_price ?? 0)}+`;
  return min_price ? `${formatMoney(min_price)} – ${formatMoney(max_price)}` : `Under ${formatMoney(max_price)}`;
}
