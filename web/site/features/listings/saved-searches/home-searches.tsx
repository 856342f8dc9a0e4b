import { Link } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";
import { SavedSearchList } from "./saved-search-list.tsx";
import { useKeptSearches } from "./use-kept-searches.ts";

/** Each search asks the server how many homes fit. */
const maxShown = 3;

/** The first searches that this phone keeps, on the home page. Nothing if there are none. */
export function HomeSearches() {
  const searches = useKeptSearches();
  if (searches.length === 0) return null;
  return (
    <section className="pb-4" aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="text-2">
        Saved searches
      </h2>
      <SavedSearchList searches={searches.slice(0, maxShown)} />
      {searches.length > maxShown && (
        <Link to={paths.savedSearches} className="more">{`All ${searches.length} saved searches`}</Link>
      )}
    </section>
  );
}
