import { CatalogueLine } from "./catalogue-line.tsx";
import { SaveSearch, type SaveSearchProps } from "./save-search.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import { useSearchesSync } from "./use-searches-sync.ts";

export interface CataloguePartProps {
  /** The list that the part is below; without one, the part shows the saved searches. */
  list?: SaveSearchProps;
}

/** What this phone keeps: all homes, and the visitor's searches, which follow the account. */
export function CataloguePart({ list }: CataloguePartProps) {
  useSearchesSync();
  return (
    <>
      <CatalogueLine />
      {list ? <SaveSearch {...list} /> : <SavedSearches />}
    </>
  );
}
