import { livingFilterNames } from "../listings/details/living-filters.ts";
import {
  flagFilterNames,
  listFilterNames,
  noFilters,
  numberFilterNames,
  type PropertyFilters,
} from "../listings/property-filters.ts";
import { propertyKinds } from "../listings/property-kinds.ts";
import { listingStatuses } from "../listings/status/listing-status.ts";

/** Returns stored filters as query parameters. */
export const wantParams = (filters: Record<string, string | string[]>): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, one])));

/** Reads filters that the server has validated, or validates later. */
export function readFilterParams(params: URLSearchParams): PropertyFilters {
  const last = (name: string) => params.getAll(name).slice(-1)[0];
  const filters: PropertyFilters = { ...noFilters, kind: propertyKinds.find((kind) => kind === last("kind")) };
  for (const name of listFilterNames) filters[name] = params.getAll(name);
  for (const name of numberFilterNames) if (params.has(name)) filters[name] = Number(last(name));
  for (const name of flagFilterNames) if (params.has(name)) filters[name] = last(name) === "true";
  for (const name of livingFilterNames) if (params.has(name)) filters[name] = params.getAll(name);
  for (const name of ["q", "lease_duration"] as const) if (params.has(name)) filters[name] = last(name);
  if (params.has("amenity")) filters.amenity = params.getAll("amenity");
  if (params.has("status")) filters.status = listingStatuses.filter((one) => params.getAll("status").includes(one));
  return filters;
}
