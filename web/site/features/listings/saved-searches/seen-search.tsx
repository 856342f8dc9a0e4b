import { useEffect } from "react";
import { markSeen } from "#web/lib/catalogue/saved-searches/read-news.ts";
import { getSavedSearch, type ShownList } from "../list-pages/list-params.ts";
import { useCatalogueMark } from "./use-catalogue-mark.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

/** Records that a saved search is looked at while its list is open. */
export function SeenSearch({ config, params }: ShownList) {
  const { path, query } = getSavedSearch(config, params);
  const version = useCatalogueMark()?.version;
  const isSaved = useSavedSearches().some((search) => search.path === path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other homes, and the visitor sees them
  useEffect(() => {
    if (isSaved) markSeen({ path, query }).catch(() => undefined);
  }, [version, isSaved, path, query]);
  return null;
}
