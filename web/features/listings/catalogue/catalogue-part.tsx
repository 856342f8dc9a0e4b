import { CatalogueLine } from "./catalogue-line.tsx";
import { SaveSearch, type SaveSearchProps } from "./save-search.tsx";
import { SavedSearches } from "./saved-searches.tsx";

export interface CataloguePartProps {
  /** The list that the part is below; without one, the part shows the saved searches. */
  list?: SaveSearchProps;
}

/** What this phone keeps: all homes, and the visitor's searches. */
export function CataloguePart({ list }: CataloguePartProps) {
  return (
    <>
      <CatalogueLine />
      {list ? <SaveSearch {...list} /> : <SavedSearches />}
    </>
  );
}
