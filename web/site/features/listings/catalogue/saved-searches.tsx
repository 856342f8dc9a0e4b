import { SavedSearchList } from "./saved-search-list.tsx";
import { useSavedSearches } from "./use-saved-searches.ts";

/** The searches that the visitor saved. Nothing if there are none. */
export function SavedSearches() {
  const searches = useSavedSearches();
  if (searches.length === 0) return null;
  return (
    <section className="pb-4" aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="text-2">
        Saved searches
      </h2>
      <SavedSearchList searches={searches} />
    </section>
  );
}
