import { type LivingFilters, livingFilterNames, readLivingValues } from "./details/living-filters.ts";
import type { PropertyKind } from "./property-kinds.ts";
import type { ListingStatus } from "./status/listing-status.ts";

/** The filters of a property list. The API and the pages use the same names in query strings. */
export interface PropertyFilters extends LivingFilters {
  kind?: PropertyKind;
  q?: string;
  property_type: string[];
  city: string[];
  area: string[];
  /** Names of cities or areas; a home in any of them passes, whether the name is that of its city or of its area. */
  place: string[];
  /** In US dollars, inclusive. */
  min_price?: number;
  max_price?: number;
  min_bedrooms?: number;
  min_bathrooms?: number;
  /** Exactly so many; a home of which the number is unknown does not match. */
  bedrooms?: number;
  max_bedrooms?: number;
  furnished?: boolean;
  pets?: boolean;
  parking?: boolean;
  lease_duration?: string;
  available?: boolean;
  featured?: boolean;
  status?: ListingStatus[];
  /** Groups or names of amenities; a home must have all of them. */
  amenity?: string[];
  /** Money to move in, in US dollars, inclusive; rentals of which it is known. */
  max_move_in?: number;
  reduced?: boolean;
  confirmed?: boolean;
}

export const listFilterNames = ["property_type", "city", "area", "place"] as const;
export const numberFilterNames = [
  "min_price",
  "max_price",
  "min_bedrooms",
  "min_bathrooms",
  "bedrooms",
  "max_bedrooms",
  "max_move_in",
] as const;
export const flagFilterNames = [
  "furnished",
  "pets",
  "parking",
  "available",
  "featured",
  "reduced",
  "confirmed",
] as const;

export const noFilters: PropertyFilters = { property_type: [], city: [], area: [], place: [] };

/**
 * Returns the filters as query parameters in a fixed order, so that equal filters have equal URLs, cache keys and cursors.
 * `kind` is included only in lists of both kinds.
 */
export function filtersToParams(filters: PropertyFilters): URLSearchParams {
  const params = new URLSearchParams();
  const append = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined && value !== "") params.append(name, String(value));
  };
  append("kind", filters.kind);
  append("q", filters.q);
  for (const name of listFilterNames) for (const value of [...filters[name]].sort()) append(name, value);
  for (const name of numberFilterNames) append(name, filters[name]);
  for (const name of flagFilterNames) append(name, filters[name]);
  append("lease_duration", filters.lease_duration);
  for (const value of filters.status ?? []) append("status", value);
  for (const value of [...(filters.amenity ?? [])].sort()) append("amenity", value);
  for (const name of livingFilterNames) for (const value of readLivingValues(name, filters[name])) append(name, value);
  return params;
}
