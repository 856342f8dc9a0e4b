import { useState } from "react";
import { Link } from "react-router-dom";
import useSWR from "swr";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { readNews } from "#web/lib/catalogue/saved-searches/read-news.ts";
import { removeSavedSearch, type SavedSearch } from "#web/lib/catalogue/saved-searches/saved-search.ts";
import type { SearchNews } from "#web/lib/catalogue/worker/search-news.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { tellMeLabel, tellMePath } from "#web/lib/page/tell-me-path.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { allPageConfig } from "../list-pages/all-page-config.ts";
import { formatTotal } from "../list-pages/format-total.ts";
import { listKey } from "../list-pages/list-page-keys.ts";
import { parseListParams } from "../list-pages/list-params.ts";
import { newsText } from "./news-text.ts";
import { useCatalogueMark } from "./use-catalogue-mark.ts";
import type { KeptSearch } from "./use-kept-searches.ts";

/** Returns the news by path. Not as a Map: SWR takes two Maps for equal, and would keep the old one. */
async function readNewsByPath(searches: SavedSearch[]): Promise<Record<string, SearchNews>> {
  const news = (await readNews(searches)) ?? [];
  return Object.fromEntries(news.map((found, index) => [searches[index]?.path, found]));
}

/** The searches that this phone keeps, with what is new in each, and how the visitor is told of the next home. */
export function SavedSearchList({ searches }: { searches: KeptSearch[] }) {
  const version = useCatalogueMark()?.version;
  const saved = searches.flatMap((search) => search.saved ?? []);
  const key = version === undefined ? null : ["news", version, saved];
  const { data: news } = useSWR(key, () => readNewsByPath(saved), { dedupingInterval: 0, keepPreviousData: true });
  return (
    <ul tabIndex={-1} className="max-w-[46rem]">
      {searches.map((search) => (
        <SearchRow
          key={search.wantPath ?? search.path}
          search={search}
          news={search.saved?.seen && news?.[search.path]}
        />
      ))}
    </ul>
  );
}

interface SearchRowProps {
  search: KeptSearch;
  /** What this phone has found by comparing; undefined without a catalogue. */
  news: SearchNews | undefined;
}

/** "Rent, Sinkor · 6 homes · 2 new". */
function SearchRow({ search, news }: SearchRowProps) {
  const { path, query, label, saved, wantPath } = search;
  const [now] = useState(() => Date.now());
  const { data: list } = useEndpoint(query === undefined ? null : newestKey(query));
  const newer = list && saved ? countNewer(list, saved.seenAt) : 0;
  const added = news?.added ?? newer;
  // More than were compared may be new.
  const isAtLeast = !news && newer === maxCompared;
  return (
    <li className="border-b border-line py-1">
      <Link to={path} className="flex min-h-touch items-center justify-between gap-3 font-bold wrap-anywhere">
        <span>
          {joinParts(
            [
              label,
              list && `${formatTotal(list)} ${list.total === 1 ? "home" : "homes"}`,
              added > 0 && `${added}${isAtLeast ? "+" : ""} new`,
            ],
            " · ",
          )}
        </span>
        <Icon name="right" />
      </Link>
      {news && saved && <p className="text-1 text-ink2">{newsText(news, saved.seenAt, now)}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={wantPath ?? `${tellMePath}?${query}`} className="inline-flex min-h-touch items-center text-1">
          {wantPath ? "How we tell you" : tellMeLabel}
        </Link>
        {/* What the visitor is told of ends on its own page. */}
        {saved && (
          <Button
            look="quiet"
            className="-mr-3 text-1"
            aria-label={`Remove ${label}`}
            onClick={({ currentTarget: button }) => {
              // The button itself disappears, and its focus with it.
              const rows = button.closest("ul");
              const next = rows && rows.childElementCount > 1 ? rows : document.getElementById("main");
              removeSavedSearch(path);
              next?.focus({ preventScroll: true });
            }}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

/** Homes that are compared with the last visit while this phone holds no catalogue. */
const maxCompared = 10;

const newestKey = (query: string) => {
  const { filters } = parseListParams(allPageConfig, new URLSearchParams(query));
  return listKey(allPageConfig, { filters, sort: "newest" }, maxCompared);
};

const countNewer = ({ data }: CardListResponse, time: number): number =>
  data.properties.filter((home) => home.is_available && Date.parse(home.created_at) > time).length;
