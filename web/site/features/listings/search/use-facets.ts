import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { facetsKey } from "../list-pages/list-page-keys.ts";
import type { ListParams } from "../list-pages/list-params.ts";

/** Returns how many properties each filter option would leave. `isCurrent` is false while the counts are outdated. */
export function useFacets(config: ListPageConfig, params: ListParams) {
  const { data, error } = useEndpoint(facetsKey(config, params));
  const latest = useLastDefined(data);
  return { facets: error ? data : latest, isCurrent: data !== undefined };
}
