import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { facetsKey } from "../list-pages/list-page-keys.ts";
import type { ListParams } from "../list-pages/list-params.ts";

/** How many listings each option would leave; `isCurrent` is false while only the counts of before are known. */
export function useFacets(page: ListPageConfig, address: ListParams) {
  const { data, error } = useEndpoint<FacetsResponse>(facetsKey(page, address));
  const latest = useLastDefined(data);
  return { facets: error ? data : latest, isCurrent: data !== undefined };
}
