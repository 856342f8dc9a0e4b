import type { PropertyFilters } from "../property-filters.ts";
import { toSearchKey } from "../words.ts";

/** Returns the keys of names. A name without letters or digits becomes "-", which matches no property. */
export const toFilterKeys = (names: string[]): string[] => [...new Set(names.map((name) => toSearchKey(name) || "-"))];

/** Returns the inclusive price bounds in cents; undefined means no bound. */
export function toPriceCents({ min_price, max_price }: Pick<PropertyFilters, "min_price" | "max_price">) {
  return {
    // A minimum of 0 is no bound, but a maximum of 0 is one: no property has a price of 0.
    min: min_price ? Math.ceil(min_price * 100 - 1e-6) : undefined,
    max: max_price === undefined ? undefined : Math.floor(max_price * 100 + 1e-6),
  };
}

/** Returns the highest money to move in, in cents; undefined means no bound. */
export const toMoveInCents = ({ max_move_in }: Pick<PropertyFilters, "max_move_in">): number | undefined =>
  max_move_in === undefined ? undefined : Math.floor(max_move_in * 100 + 1e-6);

/** Returns the range of bedrooms that a home may have; undefined without a filter. */
export function toBedroomRange({ min_bedrooms = 0, max_bedrooms, bedrooms }: PropertyFilters) {
  if (bedrooms === undefined && max_bedrooms === undefined && min_bedrooms <= 0) return undefined;
  const from = Math.ceil(Math.max(min_bedrooms, bedrooms ?? 0));
  return {
    from,
    to: Math.floor(Math.min(max_bedrooms ?? Number.MAX_SAFE_INTEGER, bedrooms ?? Number.MAX_SAFE_INTEGER)),
  };
}
