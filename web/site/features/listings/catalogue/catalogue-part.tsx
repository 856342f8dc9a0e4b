import { useState } from "react";
import { CatalogueLine } from "./catalogue-line.tsx";
import { CatalogueOffer } from "./catalogue-offer.tsx";
import { SaveSearch, type SaveSearchProps } from "./save-search.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import { ServerListLink } from "./server-list-link.tsx";
import { useSearchesSync } from "./use-searches-sync.ts";

export interface CataloguePartProps {
  /** The list that the part is below, or "above" for what is above a list. Without one, the part is on the home page. */
  list?: SaveSearchProps | "above";
}

/** What this phone keeps: all homes, and the visitor's searches, which follow the account. */
export function CataloguePart({ list }: CataloguePartProps) {
  // On a phone the first screen of a list shows homes, so the line is below them.
  const [isWide] = useState(() => matchMedia("(min-width: 60em)").matches);
  if (list === "above") return isWide && <CatalogueLine />;
  return <BelowHomes list={list} hasLine={!list || !isWide} />;
}

function BelowHomes({ list, hasLine }: { list: SaveSearchProps | undefined; hasLine: boolean }) {
  useSearchesSync();
  return (
    <>
      {list && <ServerListLink config={list.config} params={list.params} />}
      {hasLine && <CatalogueLine />}
      <CatalogueOffer />
      {list ? <SaveSearch config={list.config} params={list.params} /> : <SavedSearches />}
    </>
  );
}
