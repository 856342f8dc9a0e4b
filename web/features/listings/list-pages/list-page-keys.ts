import { type Endpoint, endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { filtersToParams } from "#contract/listings/property-filters.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { type ListParams, parseListParams, toSearchParams } from "./list-params.ts";

function keyOf(endpoint: Endpoint, params: URLSearchParams): string {
  return withQuery(endpointPath(endpoint), params);
}

/** The key of a page of cards. */
export function listKey(page: ListPageConfig, address: ListParams): string {
  const params = new URLSearchParams({ view: "card", limit: String(pageSizes.default) });
  for (const [name, value] of toSearchParams(address)) params.append(name, value);
  return keyOf(page.endpoint, params);
}

/** The key of the counts beside the filters' options. */
export function facetsKey(page: ListPageConfig, { filters }: ListParams): string {
  return keyOf(visitorEndpoints.getFacets, filtersToParams({ ...filters, kind: page.kind ?? filters.kind }));
}

/** The key of the rent page's averages. */
export function rentSummaryKey({ filters }: ListParams): string {
  return keyOf(visitorEndpoints.getRentSummary, filtersToParams(filters));
}

/** Everything a list page starts from, for the server to read before it renders. */
export function listPageKeys(page: ListPageConfig, url: URL): string[] {
  const address = parseListParams(page, url.searchParams);
  const keys = [listKey(page, address), facetsKey(page, address)];
  return page.name === "rent" ? [...keys, rentSummaryKey(address)] : keys;
}
