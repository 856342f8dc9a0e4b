import type { FacetsAnswer } from "#contract/listing-answers.ts";
import { useEndpoint } from "#web/lib/use-endpoint.ts";
import { useLatest } from "#web/lib/use-latest.ts";
import type { ListAddress } from "./list-address.ts";
import type { ListPage } from "./list-page.ts";
import { facetsKey } from "./list-page-keys.ts";

/** How many listings each option would leave; `isCurrent` is false while only the counts of before are known. */
export function useFacets(page: ListPage, address: ListAddress) {
  const { data, error } = useEndpoint<FacetsAnswer>(facetsKey(page, address));
  const latest = useLatest(data);
  return { facets: error ? data : latest, isCurrent: data !== undefined };
}
