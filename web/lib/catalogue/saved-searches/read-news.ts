import { runTask } from "../run-task.ts";
import type { SearchNews } from "../worker/search-news.ts";
import { readSavedSearches, type SavedSearch, writeSavedSearches } from "./saved-search.ts";

/** Returns the news of each search; undefined if this phone holds no catalogue. */
export const readNews = (searches: readonly SavedSearch[]): Promise<SearchNews[] | undefined> =>
  runTask(
    "readNews",
    searches.map(({ query, seen }) => ({ query, seen })),
  );

/** Records that the visitor looks at the results of a search now. */
export async function markSeen({ path, query }: Pick<SavedSearch, "path" | "query">): Promise<void> {
  const seen = await runTask("recordSeen", query);
  if (!seen) return;
  const seenAt = Date.now();
  writeSavedSearches(
    readSavedSearches().map((search) => (search.path === path ? { ...search, seenAt, seen } : search)),
  );
}

/** Records what searches of the account find, which this phone has not searched for yet. */
export async function markUnseen(): Promise<void> {
  for (const search of readSavedSearches().filter(({ seen }) => !seen)) await markSeen(search);
}

/** Shows the number of new homes in saved searches on the icon of the installed site. */
export async function showNewsOnIcon(): Promise<void> {
  const searches = readSavedSearches();
  const news = (searches.length > 0 && (await readNews(searches))) || [];
  const added = news.reduce((sum, search) => sum + search.added, 0);
  // A browser that does not show the icon has no badge.
  await (added > 0 ? navigator.setAppBadge?.(added) : navigator.clearAppBadge?.())?.catch(() => undefined);
}
