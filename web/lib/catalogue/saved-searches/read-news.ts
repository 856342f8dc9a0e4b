import { readCatalogueMark } from "../catalogue-mark.ts";
import { runTask } from "../run-task.ts";
import type { SearchNews } from "../worker/search-news.ts";
import { readSavedSearches, type SavedSearch, writeSavedSearches } from "./saved-search.ts";

/** Returns the news of each search; undefined if this phone holds no catalogue. */
export const readNews = (searches: readonly SavedSearch[]): Promise<SearchNews[] | undefined> =>
  runTask(
    "readNews",
    searches.map(({ query, seen }) => ({ query, seen })),
  );

/** Returns the homes that a search had found at a time; undefined if this phone holds no catalogue. */
export const readSeen = async (query: string, seenAt: number) =>
  readCatalogueMark() && runTask("recordSeen", query, seenAt);

/** Records that the visitor looks at the results of a search now. */
export const markSeen = ({ path, query }: Pick<SavedSearch, "path" | "query">): Promise<void> =>
  storeSeen({ path, query, seenAt: Date.now() });

/** Records what searches had found that were saved, or opened, while this phone held no catalogue. */
export async function markUnseen(): Promise<void> {
  if (!readCatalogueMark()) return;
  for (const search of readSavedSearches().filter(({ seen }) => !seen)) await storeSeen(search);
}

async function storeSeen({ path, query, seenAt }: Pick<SavedSearch, "path" | "query" | "seenAt">): Promise<void> {
  const seen = await readSeen(query, seenAt);
  writeSavedSearches(
    readSavedSearches().map((search) => (search.path === path ? { ...search, seenAt, seen } : search)),
  );
}

/** Shows the number of new homes in saved searches on the icon of the installed site. */
export async function showNewsOnIcon(): Promise<void> {
  const searches = readSavedSearches();
  const news = (searches.length > 0 && (await readNews(searches))) || [];
  const added = news.reduce((sum, search) => sum + search.added, 0);
  // A browser that does not show the icon has no badge.
  await (added > 0 ? navigator.setAppBadge?.(added) : navigator.clearAppBadge?.())?.catch(() => undefined);
}
