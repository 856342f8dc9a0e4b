import { useState } from "react";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";

/** Returns names of listers, none at first, and a function that searches those that begin with a text. */
export function useListers() {
  const [start, setStart] = useState<string>();
  const filters = new URLSearchParams(start ? { q: start } : {});
  const key = start === undefined ? null : endpointKey("GET /list/listers", { filters });
  const { data } = useEndpointData(key, freshSwrConfig);
  const latest = useLastDefined(data);
  return { listers: latest?.data.listers ?? [], search: (text: string) => setStart(text.trim()) };
}
