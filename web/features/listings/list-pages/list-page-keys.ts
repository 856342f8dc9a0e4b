import { type Endpoint, endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { filtersToParams } from "#contract/listings/property-filters.ts";
import { apiSortOrder } from "#contract/listings/property-options.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { hasFilters, type ListParams, parseListParams } from "./list-params.ts";

function buildKey(endpoint: Endpoint, searchParams: URLSearchParams): string {
  return withQuery(endpointPath(endpoint), searchParams);
}

/** SWR key of the facets without filters, which name all areas and cities. */
export const placesKey = visitorEndpoints.getFacets.path;

/** SWR key of one page of cards, with its parameters in the one order that caches keep. */
export function listKey(config: ListPageConfig, { filters, sort, cursor, before }: ListParams): string {
  const searchParams = filtersToParams(filters);
  searchParams.set("view", "card");
  if (sort !== apiSortOrder) searchParams.set("sort", sort);
  if (cursor) searchParams.set("cursor", cursor);
  if (before) searchParams.set("before", before);
  return buildKey(config.endpoint, searchParams);
}

/** SWR key of the counts shown beside the filter options. */
export function facetsKey(config: ListPageConfig, { filters }: ListParams): string {
  return buildKey(visitorEndpoints.getFacets, filtersToParams({ ...filters, kind: config.kind ?? filters.kind }));
}

/** SWR key of the nearest searches with results, for an empty list. */
export function nearestKey(config: ListPageConfig, { filters }: ListParams): string {
  return buildKey(
    visitorEndpoints.getNearestSearches,
    filtersToParams({ ...filters, kind: config.kind ?? filters.kind }),
  );
}

/** SWR key of the averages on the rent page. */
export function rentSummaryKey({ filters }: ListParams): string {
  return buildKey(visitorEndpoints.getRentSummary, filtersToParams(filters));
}

/** Returns the keys of everything a list page shows first. The server loads them before it renders. */
export function listPageKeys(config: ListPageConfig, url: URL): string[] {
  const params = parseListParams(config, url.searchParams);
  const keys = [listKey(config, params), facetsKey(config, params)];
  // The worker does not know yet whether the list is empty, and one trip is enough for both.
  if (hasFilters(params) && !params.cursor && !params.before) keys.push(nearestKey(config, params));
  return config.name === "rent" ? [...keys, rentSummaryKey(params)] : keys;
}
