import useSWR from "swr";
import { syncSearches } from "#web/lib/catalogue/saved-searches/sync-searches.ts";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { SavedSearchList } from "./saved-search-list.tsx";
import { useSavedSearches } from "./use-saved-searches.ts";
import { useSearchesSync } from "./use-searches-sync.ts";

/** The saved searches on the account page. None are shown only if the account has said so. */
export function AccountSearches() {
  useSearchesSync();
  const { isLoading, error } = useSWR("saved-searches", () => syncSearches().then(() => true), { dedupingInterval: 0 });
  const searches = useSavedSearches();
  if (searches.length > 0) return <SavedSearchList searches={searches} />;
  if (isLoading) return <SkeletonBar className="h-11" />;
  if (error) return <p role="status">The saved searches of your account could not be loaded. Check your connection.</p>;
  return <p className="text-ink2">No saved searches. Press "Save this search" below a list of homes.</p>;
}
