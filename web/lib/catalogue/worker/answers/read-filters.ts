import { readAmenities } from "#shared/listings/amenities/amenity-names.ts";
import { livingFilterNames, readLivingValues } from "#shared/listings/details/living-filters.ts";
import {
  flagFilterNames,
  listFilterNames,
  noFilters,
  numberFilterNames,
  type PropertyFilters,
} from "#shared/listings/property-filters.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { listingStatuses } from "#shared/listings/status/listing-status.ts";

/** Returns the filters of a key's query, which `filtersToParams` wrote. */
export function readFilters(query: URLSearchParams): PropertyFilters {
  const filters: PropertyFilters = { ...noFilters };
  const kind = propertyKinds.find((name) => name === query.get("kind"));
  if (kind) filters.kind = kind;
  const q = query.get("q");
  if (q) filters.q = q;
  const lease = query.get("lease_duration");
  if (lease) filters.lease_duration = lease;
  for (const name of listFilterNames) filters[name] = query.getAll(name);
  for (const name of numberFilterNames) if (query.has(name)) filters[name] = Number(query.get(name));
  for (const name of flagFilterNames) if (query.has(name)) filters[name] = query.get(name) === "true";
  const amenity = readAmenities(query.getAll("amenity"));
  if (amenity.length > 0) filters.amenity = amenity;
  const status = listingStatuses.filter((name) => query.getAll("status").includes(name));
  if (status.length > 0) filters.status = status;
  for (const name of livingFilterNames) {
    const values = readLivingValues(name, query.getAll(name));
    if (values.length > 0) filters[name] = values;
  }
  return filters;
}
