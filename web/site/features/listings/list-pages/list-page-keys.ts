import type { NearestSearchesResponse } from "#contract/listings/nearest/nearest-search.ts";
import type { CardListResponse, FacetsResponse, RentSummaryResponse } from "#contract/listings/property-responses.ts";
import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { apiSortOrder } from "#shared/listings/property-options.ts";
import { type EndpointKey, endpointKey } from "#web/lib/api/endpoint-key.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { hasFilters, type ListParams, parseListParams } from "./list-params.ts";

/** SWR key of the facets without filters, which name all areas and cities. */
export const placesKey = endpointKey("GET /public/facets");

const keyFilters = ({ place }: ListPageConfig, filters: PropertyFilters) => place?.keyFilters(filters) ?? filters;

/** SWR key of one page of cards, with its parameters in the one order that caches keep. */
export function listKey(
  config: ListPageConfig,
  { filters, sort, cursor, before }: ListParams,
  limit?: number,
): EndpointKey<CardListResponse> {
  return endpointKey(config.route, {
    filters: filtersToParams(keyFilters(config, filters)),
    query: {
      view: "card",
      sort: sort === apiSortOrder ? undefined : sort,
      cursor: cursor || undefined,
      before: before || undefined,
      limit,
    },
  });
}

/** SWR key of the counts shown beside the filter options. */
export function facetsKey(config: ListPageConfig, { filters }: ListParams): EndpointKey<FacetsResponse> {
  return endpointKey("GET /public/facets", {
    filters: filtersToParams({ ...keyFilters(config, filters), kind: config.kind ?? filters.kind }),
  });
}

/** SWR key of the nearest searches with results, for an empty list. */
export function nearestKey(config: ListPageConfig, { filters }: ListParams): EndpointKey<NearestSearchesResponse> {
  return endpointKey("GET /public/nearest", {
    filters: filtersToParams({ ...filters, kind: config.kind ?? filters.kind }),
  });
}

/** SWR key of the averages on the rent page. */
export function rentSummaryKey({ filters }: ListParams): EndpointKey<RentSummaryResponse> {
  return endpointKey("GET /public/rent/summary", { filters: filtersToParams(filters) });
}

/** Returns the keys of everything a list page shows first. The server loads them before it renders. */
export function listPageKeys(config: ListPageConfig, url: URL): string[] {
  const params = parseListParams(config, url.searchParams);
  const keys: string[] = [listKey(config, params), facetsKey(config, params)];
  // The worker does not know yet whether the list is empty, and one trip is enough for both.
  if (hasFilters(params) && !params.cursor && !params.before) keys.push(nearestKey(config, params));
  return config.name === "rent" ? [...keys, rentSummaryKey(params)] : keys;
}
