import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { formatPriceRange, getPriceOptions, priceKey } from "./filter-groups/price-filter.ts";

/** Returns what the closed search row of a phone says, such as "Sinkor" and "any price". */
export function summarizeFilters(config: ListPageConfig, filters: PropertyFilters): { places: string; price: string } {
  const [first, ...others] = [...filters.area, ...filters.city];
  return {
    places: (first ?? "Any area") + (others.length > 0 ? ` +${others.length}` : ""),
    price: priceKey(filters) ? formatPriceRange(getPriceOptions(config, filters), filters) : "any price",
  };
}
