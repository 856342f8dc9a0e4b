import { joinParts } from "#web/lib/format/format-values.ts";
import { parseSearch } from "#web/site/lib/search-query/parse-search.ts";
import { allPageConfig } from "../../list-pages/all-page-config.ts";
import { findListPage } from "../../list-pages/find-list-page.ts";
import { parseListParams } from "../../list-pages/list-params.ts";
import { getActiveFilters } from "../active-filters.ts";

/** Returns the filters that typed words set, such as "House, 2+ beds"; nothing if other words remain, or if one is an area. */
export function describeFilters(words: string, path: string): string | undefined {
  const config = findListPage(path) ?? allPageConfig;
  const { filters, rest } = parseSearch(words, { kind: config.kind });
  if (rest || filters.area?.length) return undefined;
  const none = parseListParams(config, new URLSearchParams()).filters;
  return joinParts(getActiveFilters(config, { ...none, ...filters }).map(({ label }) => label)) || undefined;
}
