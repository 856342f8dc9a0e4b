import { listFilterNames } from "../property-filters.ts";
import type { SearchChip, SearchFilters, SearchPart } from "./parsed-search.ts";

const singleValues = ["kind", "furnished", "pets", "parking", "available"] as const;

/** Parts with the same key share a chip. Each type and place has a chip of its own. */
function chipKey(filters: SearchFilters): string | undefined {
  const [name, value] = Object.entries(filters)[0] ?? [];
  return Array.isArray(value) ? `${name} ${value}` : name?.replace("max_price", "min_price");
}

/** Combines two values of a filter: the wider one, or none if they contradict each other. */
function mergeFilters(a: SearchFilters, b: SearchFilters): SearchFilters {
  if (singleValues.some((name) => a[name] !== b[name])) return {};
  const merged = { ...a, ...b };
  for (const name of ["min_price", "min_bedrooms", "min_bathrooms"] as const) {
    if (a[name] && b[name]) merged[name] = Math.min(a[name], b[name]);
  }
  if (a.max_price && b.max_price) merged.max_price = Math.max(a.max_price, b.max_price);
  return merged;
}

/** Whether the parts of a chip set a filter and do not contradict each other. */
function isPossible({ filters }: SearchChip): boolean {
  const { min_price = 0, max_price = min_price } = filters;
  return chipKey(filters) !== undefined && min_price <= max_price;
}

/** Returns one chip for each filter that the parts set, in the order of the text. */
export function createChips(parts: readonly SearchPart[]): SearchChip[] {
  const chips = new Map<string, SearchChip>();
  for (const { start, end, filters = {} } of parts) {
    const key = chipKey(filters);
    if (!key) continue;
    const chip = chips.get(key);
    chips.set(key, {
      filters: chip ? mergeFilters(chip.filters, filters) : filters,
      words: [...(chip?.words ?? []), { start, end }],
    });
  }
  return [...chips.values()].filter(isPossible);
}

/** Returns the filters of all chips together. Types and places are alternatives. */
export function combineChips(chips: readonly SearchChip[]): SearchFilters {
  const combined: SearchFilters = Object.assign({}, ...chips.map(({ filters }) => filters));
  for (const name of listFilterNames) {
    if (combined[name]) combined[name] = [...new Set(chips.flatMap(({ filters }) => filters[name] ?? []))];
  }
  return combined;
}
