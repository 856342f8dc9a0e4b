import type { PropertyKind } from "./property-kinds.ts";

/** Everything a list can be narrowed by; the names are the query string's, in the API and in the pages' addresses. */
export interface PropertyFilters {
  kind?: PropertyKind;
  q?: string;
  property_type: string[];
  city: string[];
  area: string[];
  /** US dollars, inclusive. */
  min_price?: number;
  max_price?: number;
  min_bedrooms?: number;
  min_bathrooms?: number;
  furnished?: boolean;
  pets?: boolean;
  parking?: boolean;
  lease_duration?: string;
  available?: boolean;
  featured?: boolean;
}

export const listFilterNames = ["property_type", "city", "area"] as const;
export const numberFilterNames = ["min_price", "max_price", "min_bedrooms", "min_bathrooms"] as const;
export const flagFilterNames = ["furnished", "pets", "parking", "available", "featured"] as const;

export const noFilters: PropertyFilters = { property_type: [], city: [], area: [] };

/**
 * The filters as query parameters in one fixed order, so that equal filters make equal addresses,
 * cache keys and cursors. `kind` is part of it only where both kinds stand in one list.
 */
export function filtersToParams(filters: PropertyFilters): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined && value !== "") params.append(name, String(value));
  };
  put("kind", filters.kind);
  put("q", filters.q);
  for (const name of listFilterNames) for (const value of filters[name]) put(name, value);
  for (const name of numberFilterNames) put(name, filters[name]);
  for (const name of flagFilterNames) put(name, filters[name]);
  put("lease_duration", filters.lease_duration);
  return params;
}
