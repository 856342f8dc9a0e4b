import { useEffect, useState } from "react";
import { runTask } from "#web/lib/catalogue/run-task.ts";
import { markSeen } from "#web/lib/catalogue/saved-searches/read-news.ts";
import { addSavedSearch, removeSavedSearch } from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { getSavedSearch, type ListParams } from "../list-pages/list-params.ts";
import { useCatalogueMark } from "./use-catalogue-mark.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

/** Returns the title of the list and its filters: "Properties for Rent · Sinkor · Up to $600". */
async function describe(config: ListPageConfig, { filters }: ListParams): Promise<string> {
  const { getActiveFilters } = await import("../search/active-filters.ts");
  return joinParts([config.title, ...getActiveFilters(config, filters).map(({ label }) => label)], " · ");
}

export interface SaveSearchProps {
  config: ListPageConfig;
  params: ListParams;
}

/** Saves the search of a list on this phone, and in the account. A saved search counts as looked at while its list is open. */
export function SaveSearch({ config, params }: SaveSearchProps) {
  const { path, query } = getSavedSearch(config, params);
  const version = useCatalogueMark()?.version;
  const searches = useSavedSearches();
  const [hasFailed, setFailed] = useState(false);
  const isSaved = searches.some((search) => search.path === path);
  useEffect(() => {
    if (version !== undefined && isSaved) markSeen({ path, query }).catch(() => undefined);
  }, [version, isSaved, path, query]);
  if (version === undefined) return null;
  const save = async () => {
    try {
      const [seen, label] = await Promise.all([runTask("recordSeen", query), describe(config, params)]);
      if (!seen) throw new Error("This phone holds no catalogue");
      setFailed(!addSavedSearch({ path, query, label, seenAt: Date.now(), seen }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="pb-2">
      <Button look="small" onClick={isSaved ? () => removeSavedSearch(path) : save} aria-pressed={isSaved}>
        {isSaved ? "Search saved" : "Save this search"}
      </Button>
      <p role="status" className="text-1 text-ink2">
        {isSaved && <span>This phone tells you on the home page what is new.</span>}
        {hasFailed && <span>This browser cannot store it.</span>}
      </p>
    </div>
  );
}
