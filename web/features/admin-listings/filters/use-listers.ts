import { useState } from "react";
import useSWR from "swr";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { ListersResponse } from "#contract/listings/admin-property-list-query.ts";
import { freshSwrConfig } from "#web/features/admin-shared/swr-configs.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { withQuery } from "#web/lib/page/paths.ts";

const path = endpointKey(adminCatalogueEndpoints.listListers);

/** Returns names of listers, none at first, and a function that searches those that begin with a text. */
export function useListers() {
  const [start, setStart] = useState<string>();
  const key = start === undefined ? null : withQuery(path, new URLSearchParams(start ? { q: start } : {}));
  const { data } = useSWR<ListersResponse, unknown>(key, freshSwrConfig);
  const latest = useLastDefined(data);
  return { listers: latest?.data.listers ?? [], search: (text: string) => setStart(text.trim()) };
}
