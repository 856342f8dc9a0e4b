import { livingFilterNames } from "#shared/listings/details/living-filters.ts";
import { listFilterNames } from "#shared/listings/property-filters.ts";
import type { SearchChip, SearchFilters, SearchPart } from "./parsed-search.ts";

const singleValues = ["kind", "furnished", "pets", "parking", "available", "sort"] as const;
const unlimited = Number.MAX_SAFE_INTEGER;

/** The bounds of a range share a chip. */
const sharedKeys: Record<string, string> = {
  max_price: "min_price",
  max_bedrooms: "min_bedrooms",
  bedrooms: "min_bedrooms",
};

/** Parts with the same key share a chip. Each type and place has a chip of its own. */
function chipKey(filters: SearchFilters): string | undefined {
  const [name, value] = Object.entries(filters)[0] ?? [];
  return Array.isArray(value) ? `${name} ${value}` : (sharedKeys[name ?? ""] ?? name);
}

/** Combines two values of a filter: the wider one, or none if they contradict each other. */
function mergeFilters(a: SearchFilters, b: SearchFilters): SearchFilters {
  if (singleValues.some((name) => a[name] !== b[name])) return {};
  const merged = { ...a, ...b };
  for (const name of ["min_price", "min_bathrooms"] as const) {
    if (a[name] && b[name]) merged[name] = Math.min(a[name], b[name]);
  }
  if (isRoomRange(a) && isRoomRange(b)) return widenBedrooms(a, b);
  if (a.max_price && b.max_price) merged.max_price = Math.max(a.max_price, b.max_price);
  return merged;
}

const isRoomRange = ({ bedrooms, min_bedrooms, max_bedrooms }: SearchFilters) =>
  Boolean(bedrooms || min_bedrooms || max_bedrooms);

/** Combines two numbers of bedrooms. A minimum and a maximum limit each other; other ranges add up. */
function widenBedrooms(a: SearchFilters, b: SearchFilters): SearchFilters {
  const toRange = ({ bedrooms, min_bedrooms = 0, max_bedrooms = unlimited }: SearchFilters) => ({
    from: bedrooms ?? min_bedrooms,
    to: bedrooms ?? max_bedrooms,
  });
  const [one, other] = [toRange(a), toRange(b)];
  const areBounds = one.to === unlimited ? other.from === 0 : one.from === 0 && other.to === unlimited;
  const from = areBounds ? Math.max(one.from, other.from) : Math.min(one.from, other.from);
  const to = areBounds ? Math.min(one.to, other.to) : Math.max(one.to, other.to);
  if (from === to) return { bedrooms: from };
  return { ...(from > 0 && { min_bedrooms: from }), ...(to < unlimited && { max_bedrooms: to }) };
}

/** Whether the parts of a chip set a filter and do not contradict each other. */
function isPossible({ filters }: SearchChip): boolean {
  const { min_price = 0, max_price = min_price, min_bedrooms = 0, max_bedrooms = min_bedrooms } = filters;
  return chipKey(filters) !== undefined && min_price <= max_price && min_bedrooms <= max_bedrooms;
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

/** Returns the filters of all chips together. Types, places and values of a fact are alternatives; amenities must all be there. */
export function combineChips(chips: readonly SearchChip[]): SearchFilters {
  const combined: SearchFilters = Object.assign({}, ...chips.map(({ filters }) => filters));
  for (const name of [...listFilterNames, ...livingFilterNames, "amenity"] as const) {
    if (combined[name]) combined[name] = [...new Set(chips.flatMap(({ filters }) => filters[name] ?? []))];
  }
  return combined;
}
