import type { PropertyFilters } from "#shared/listings/property-filters.ts";

/** Returns what the filter by bedrooms says, such as "2+ beds", "1 bed" or "2–3 beds"; undefined without it. */
export function describeBedrooms({ min_bedrooms, bedrooms, max_bedrooms }: PropertyFilters): string | undefined {
  if (bedrooms) return `${bedrooms} ${bedrooms === 1 ? "bed" : "beds"}`;
  if (max_bedrooms) return min_bedrooms ? `${min_bedrooms}–${max_bedrooms} beds` : `Up to ${max_bedrooms} beds`;
  return min_bedrooms ? `${min_bedrooms}+ beds` : undefined;
}
