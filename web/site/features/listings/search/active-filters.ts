import { amenityLabel } from "#shared/listings/amenities/amenity-names.ts";
import { listFilterNames, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import type { LiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { describeBedrooms } from "./filter-groups/describe-bedrooms.ts";
import { moveInLabel } from "./filter-groups/move-in-label.ts";
import { formatPriceRange, getPriceOptions, priceKey } from "./filter-groups/price-filter.ts";

/** An active filter: its label, and the change that removes it. */
export interface ActiveFilter {
  label: string;
  without: Partial<PropertyFilters>;
}

/** In characters. Longer labels do not fit the width of a phone. */
const maxLabelLength = 30;

const flagLabels = {
  furnished: ["Furnished", "Not furnished"],
  pets: ["Pets allowed", "No pets"],
  parking: ["Parking", "No parking"],
  available: ["Available only", "Unavailable only"],
  featured: ["Featured", "Not featured"],
  reduced: ["Reduced", "Not reduced"],
  confirmed: ["Confirmed", "Not confirmed"],
} as const;

/** Returns the active filters in the order of the URL; with `liberian`, their amounts in L$ too. */
export function getActiveFilters(
  config: ListPageConfig,
  filters: PropertyFilters,
  liberian?: LiberianDollars,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (label: string | 0 | undefined, without: Partial<PropertyFilters>) => {
    if (label)
      active.push({ label: label.length > maxLabelLength ? `${label.slice(0, maxLabelLength)}…` : label, without });
  };
  add(filters.kind && propertyKindTraits[filters.kind].badge, { kind: undefined });
  add(filters.q && `“${filters.q.replaceAll('"', "")}”`, { q: undefined });
  for (const name of listFilterNames) {
    for (const value of filters[name]) add(value, { [name]: filters[name].filter((other) => other !== value) });
  }
  const addAmount = (label: string | 0 | undefined, dollars: number[], without: Partial<PropertyFilters>) => {
    if (label) active.push({ label: joinParts([label, liberian?.aboutRange(dollars)], " · "), without });
  };
  const { min_price = 0, max_price = 0 } = filters;
  const priceRange = formatPriceRange(getPriceOptions(config, filters), filters);
  addAmount(priceKey(filters) && priceRange, [min_price, max_price], {
    min_price: undefined,
    max_price: undefined,
  });
  add(describeBedrooms(filters), { min_bedrooms: undefined, bedrooms: undefined, max_bedrooms: undefined });
  add(filters.min_bathrooms && `${filters.min_bathrooms}+ baths`, { min_bathrooms: undefined });
  const { max_move_in } = filters;
  addAmount(max_move_in && moveInLabel(max_move_in), [max_move_in ?? 0], { max_move_in: undefined });
  for (const [name, [on, off]] of Object.entries(flagLabels)) {
    const value = filters[name as keyof typeof flagLabels];
    add(value === undefined ? undefined : value ? on : off, { [name]: undefined });
  }
  const { amenity = [] } = filters;
  for (const name of amenity) add(amenityLabel(name), { amenity: amenity.filter((other) => other !== name) });
  add(filters.lease_duration && `${filters.lease_duration} lease`, { lease_duration: undefined });
  return active;
}
