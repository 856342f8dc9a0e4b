import type { FacetsAnswer } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useLatest } from "#web/lib/api/use-last-defined.ts";
import type { ListPage } from "../list-pages/list-page-config.ts";
import { facetsKey } from "../list-pages/list-page-keys.ts";
import type { ListAddress } from "../list-pages/list-params.ts";

/** How many listings each option would leave; `isCurrent` is false while only the counts of before are known. */
export function useFacets(page: ListPage, address: ListAddress) {
  const { data, error } = useEndpoint<FacetsAnswer>(facetsKey(page, address));
  const latest = useLatest(data);
  return { facets: error ? data : latest, isCurrent: data !== undefined };
}
