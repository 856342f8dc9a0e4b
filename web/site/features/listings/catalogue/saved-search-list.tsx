import { useState } from "react";
import { Link } from "react-router-dom";
import useSWR from "swr";
import { readNews } from "#web/lib/catalogue/saved-searches/read-news.ts";
import { removeSavedSearch, type SavedSearch } from "#web/lib/catalogue/saved-searches/saved-search.ts";
import type { SearchNews } from "#web/lib/catalogue/worker/search-news.ts";
import { tellMeLabel, tellMePath } from "#web/lib/page/tell-me-path.ts";
import { Button } from "#web/ui/button.tsx";
import { newsText } from "./news-text.ts";
import { useCatalogueMark } from "./use-catalogue-mark.ts";

/** Returns the news by path. Not as a Map: SWR takes two Maps for equal, and would keep the old one. */
async function readNewsByPath(searches: SavedSearch[]): Promise<Record<string, SearchNews>> {
  const news = (await readNews(searches)) ?? [];
  return Object.fromEntries(news.map((found, index) => [searches[index]?.path, found]));
}

/** Saved searches with what is new in each. The phone compares; the server never knows what a search has found. */
export function SavedSearchList({ searches }: { searches: SavedSearch[] }) {
  const version = useCatalogueMark()?.version;
  const [now] = useState(() => Date.now());
  const key = version === undefined ? null : ["news", version, searches];
  const { data: news } = useSWR(key, () => readNewsByPath(searches), { dedupingInterval: 0, keepPreviousData: true });
  return (
    <ul tabIndex={-1}>
      {searches.map(({ path, query, label, seenAt, seen }) => {
        const found = seen && news?.[path];
        return (
          <li key={path} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <div className="min-w-0">
              <Link to={path} className="inline-flex min-h-touch items-center wrap-anywhere">
                {label}
              </Link>
              <p className="text-1 text-ink2">{found && newsText(found, seenAt, now)}</p>
              <Link to={`${tellMePath}?${query}`} className="text-1">
                {tellMeLabel}
              </Link>
            </div>
            <Button
              look="quiet"
              aria-label={`Remove ${label}`}
              onClick={({ currentTarget: button }) => {
                // The button itself disappears, and its focus with it.
                const next = searches.length > 1 ? button.closest("ul") : document.getElementById("main");
                removeSavedSearch(path);
                next?.focus({ preventScroll: true });
              }}
            >
              Remove
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
