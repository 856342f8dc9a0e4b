import type { PropertyFilters } from "#shared/listings/property-filters.ts";

export type PriceBounds = Pick<PropertyFilters, "min_price" | "max_price">;

/** Parses `1000-2000`, `1000-` or `0-2000`, in US dollars. Zero means "no limit". Returns undefined for other texts. */
export function parsePriceRange(text: string): PriceBounds | undefined {
  const match = /^(\d{0,10})-(\d{0,10})$/.exec(text);
  return match ? { min_price: Number(match[1]) || undefined, max_price: Number(match[2]) || undefined } : undefined;
}
