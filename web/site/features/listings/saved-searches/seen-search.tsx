import { useEffect } from "react";
import { markSeen } from "#web/lib/catalogue/saved-searches/read-news.ts";
import { useCatalogueMark } from "../catalogue/use-catalogue-mark.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { getSavedSearch, type ListParams } from "../list-pages/list-params.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

/** Records that a saved search is looked at while its list is open. */
export function SeenSearch({ config, params }: { config: ListPageConfig; params: ListParams }) {
  const { path, query } = getSavedSearch(config, params);
  const version = useCatalogueMark()?.version;
  const isSaved = useSavedSearches().some((search) => search.path === path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other homes, and the visitor sees them
  useEffect(() => {
    if (isSaved) markSeen({ path, query }).catch(() => undefined);
  }, [version, isSaved, path, query]);
  return null;
}
