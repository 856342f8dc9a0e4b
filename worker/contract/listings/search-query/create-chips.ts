import { listFilterNames } from "../property-filters.ts";
import { propertyKindTraits } from "../property-kinds.ts";
import type { SearchChip, SearchFilters, SearchPart } from "./parsed-search.ts";

const flagLabels = {
  furnished: ["Furnished", "Not furnished"],
  pets: ["Pets allowed", "No pets"],
  parking: ["Parking", "No parking"],
  available: ["Available only", "Unavailable only"],
} as const;
const flagNames = Object.keys(flagLabels) as (keyof typeof flagLabels)[];

/** Parts with the same key share a chip. Each type and place has a chip of its own. */
function chipKey(filters: SearchFilters): string | undefined {
  const [name, value] = Object.entries(filters)[0] ?? [];
  return Array.isArray(value) ? `${name} ${value}` : name?.replace("max_price", "min_price");
}

/** Combines two values of a filter: the wider one, or none if they contradict each other. */
function mergeFilters(a: SearchFilters, b: SearchFilters): SearchFilters {
  if (([...flagNames, "kind"] as const).some((name) => a[name] !== b[name])) return {};
  const merged = { ...a, ...b };
  for (const name of ["min_price", "min_bedrooms", "min_bathrooms"] as const) {
    if (a[name] && b[name]) merged[name] = Math.min(a[name], b[name]);
  }
  if (a.max_price && b.max_price) merged.max_price = Math.max(a.max_price, b.max_price);
  return merged;
}

const formatDollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;

/** Returns the label of a chip, or "" if its filters contradict each other. */
function formatChip(filters: SearchFilters): string {
  const { kind, property_type, city, area, min_price, max_price, min_bedrooms, min_bathrooms } = filters;
  if (kind) return propertyKindTraits[kind].badge;
  const [name] = property_type ?? city ?? area ?? [];
  if (name) return name;
  if (min_price && max_price) {
    return min_price > max_price ? "" : `${formatDollars(min_price)} – ${formatDollars(max_price)}`;
  }
  if (max_price) return `Under ${formatDollars(max_price)}`;
  if (min_price) return `${formatDollars(min_price)}+`;
  if (min_bedrooms) return `${min_bedrooms}+ beds`;
  if (min_bathrooms) return `${min_bathrooms}+ baths`;
  const flag = flagNames.find((other) => filters[other] !== undefined);
  return flag ? flagLabels[flag][filters[flag] ? 0 : 1] : "";
}

/** Returns one chip for each filter that the parts set, in the order of the text. */
export function createChips(parts: readonly SearchPart[]): SearchChip[] {
  const chips = new Map<string, Omit<SearchChip, "label">>();
  for (const { start, end, filters = {} } of parts) {
    const key = chipKey(filters);
    if (!key) continue;
    const chip = chips.get(key);
    chips.set(key, {
      filters: chip ? mergeFilters(chip.filters, filters) : filters,
      words: [...(chip?.words ?? []), { start, end }],
    });
  }
  return [...chips.values()]
    .map(({ filters, words }) => ({ filters, label: formatChip(filters), words }))
    .filter(({ label }) => label);
}

/** Returns the filters of all chips together. Types and places are alternatives. */
export function combineChips(chips: readonly SearchChip[]): SearchFilters {
  const combined: SearchFilters = Object.assign({}, ...chips.map(({ filters }) => filters));
  for (const name of listFilterNames) {
    if (combined[name]) combined[name] = [...new Set(chips.flatMap(({ filters }) => filters[name] ?? []))];
  }
  return combined;
}
