import { SavedSearchList } from "./saved-search-list.tsx";
import { useSavedSearches } from "./use-saved-searches.ts";
import { useSearchesSync } from "./use-searches-sync.ts";

/** The saved searches on the account page, which are those of the account once it has answered. */
export function AccountSearches() {
  useSearchesSync();
  const searches = useSavedSearches();
  if (searches.length === 0)
    return <p className="text-ink2">No saved searches. Press "Save this search" below a list of homes.</p>;
  return <SavedSearchList searches={searches} />;
}
