import { useState } from "react";
import { Link } from "react-router-dom";
import useSWR from "swr";
import { readNews } from "#web/lib/catalogue/saved-searches/read-news.ts";
import { removeSavedSearch } from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { Button } from "#web/ui/button.tsx";
import { newsText } from "./news-text.ts";
import { useCatalogueMark } from "./use-catalogue-mark.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

/** The searches that the visitor saved on this phone, with what is new. The phone compares; the server knows nothing of them. */
export function SavedSearches() {
  const version = useCatalogueMark()?.version;
  const searches = useSavedSearches();
  const [now] = useState(() => Date.now());
  const key = version !== undefined && searches.length > 0 ? ["news", version, searches] : null;
  const { data: news } = useSWR(key, () => readNews(searches), { dedupingInterval: 0, keepPreviousData: true });
  if (searches.length === 0) return null;
  return (
    <section className="pb-4" aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="text-2">
        Saved searches
      </h2>
      <ul>
        {searches.map(({ path, label, seenAt }, index) => {
          const found = news?.[index];
          return (
            <li key={path} className="flex items-center justify-between gap-3 border-b border-line py-1">
              <div className="min-w-0">
                <Link to={path} className="inline-flex min-h-11 items-center wrap-anywhere">
                  {label}
                </Link>
                <p className="text-1 text-ink2">{found && newsText(found, seenAt, now)}</p>
              </div>
              <Button look="quiet" aria-label={`Remove ${label}`} onClick={() => removeSavedSearch(path)}>
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
