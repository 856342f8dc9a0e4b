import { SavedSearchList } from "./saved-search-list.tsx";
import { useKeptSearches } from "./use-kept-searches.ts";

/** The searches that this phone keeps, on the home page. Nothing if there are none. */
export function HomeSearches() {
  const searches = useKeptSearches();
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
