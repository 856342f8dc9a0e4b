import { useEffect, useState } from "react";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { type EndpointKey, endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { allPageConfig } from "../list-pages/all-page-config.ts";
import { findListPage } from "../list-pages/find-list-page.ts";
import { placesKey } from "../list-pages/list-page-keys.ts";
import { submittedPath } from "../search/assistant/submitted-path.ts";

/** How long a visitor must stop typing before the results are counted, in milliseconds. */
const typingDelay = 500;

/** Whether requests take long or are expensive. Browsers that do not know the connection return false. */
function isSlowLine(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData === true || (connection?.effectiveType ?? "4g") !== "4g";
}

/** Returns the key of the number of results on the list of a path. */
function countKey(listPath: string): EndpointKey<CardListResponse> {
  const [path = "", query] = listPath.split("?");
  const { kind, route } = findListPage(path) ?? allPageConfig;
  const filters = new URLSearchParams(kind ? { kind } : {});
  for (const [name, value] of new URLSearchParams(query)) filters.append(name, value);
  return endpointKey(kind ? allPageConfig.route : route, { filters, query: { view: "card", limit: 1 } });
}

/**
 * Returns "14 homes" or "500+ homes" for the search in a form. Undefined until the visitor changes the search, and while
 * the number is unknown. On a slow line, typing counts nothing; a finished text, a price or a tab does.
 * @param path the list of the selected tab
 */
export function useResultCount(input: HTMLInputElement, path: string): string | undefined {
  const { data: places } = useEndpoint(placesKey);
  const { exchange_rate: rate } = useSite();
  const [changes, setChanges] = useState(0);
  const [key, setKey] = useState<EndpointKey<CardListResponse> | null>(null);
  useEffect(() => {
    const form = input.form;
    let timer = 0;
    const count = () => setChanges((before) => before + 1);
    const countLater = () => {
      clearTimeout(timer);
      if (!isSlowLine()) timer = window.setTimeout(count, typingDelay);
    };
    form?.addEventListener("input", countLater);
    form?.addEventListener("change", count);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener("input", countLater);
      form?.removeEventListener("change", count);
    };
  }, [input]);
  useEffect(() => {
    if (changes > 0) setKey(countKey(submittedPath(input, path, undefined, places, rate?.lrd_per_usd)));
  }, [changes, input, path, places, rate]);
  const { data } = useEndpoint(key);
  if (!data) return undefined;
  return data.total_exact ? formatCount(data.total, "home") : `${data.total}+ homes`;
}
