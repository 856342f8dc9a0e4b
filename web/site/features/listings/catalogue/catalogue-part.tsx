import { useState } from "react";
import type { ShownList } from "../list-pages/list-params.ts";
import { HomeSearches } from "../saved-searches/home-searches.tsx";
import { SeenSearch } from "../saved-searches/seen-search.tsx";
import { useSearchesSync } from "../saved-searches/use-searches-sync.ts";
import { CatalogueLine } from "./catalogue-line.tsx";
import { CatalogueOffer } from "./catalogue-offer.tsx";
import { ServerListLink } from "./server-list-link.tsx";

export interface CataloguePartProps {
  /** The list that the part is below, or "above" for what is above a list. Without one, the part is on the home page. */
  list?: ShownList | "above";
}

/** What this phone keeps: all homes, and the visitor's searches, which follow the account. */
export function CataloguePart({ list }: CataloguePartProps) {
  // On a phone the first screen of a list shows homes, so the line is below them.
  const [isWide] = useState(() => matchMedia("(min-width: 60em)").matches);
  if (list === "above") return isWide && <CatalogueLine />;
  return <BelowHomes list={list} hasLine={!list || !isWide} />;
}

function BelowHomes({ list, hasLine }: { list: ShownList | undefined; hasLine: boolean }) {
  useSearchesSync();
  return (
    <>
      {list && <ServerListLink config={list.config} params={list.params} />}
      {hasLine && <CatalogueLine />}
      <CatalogueOffer />
      {list ? <SeenSearch config={list.config} params={list.params} /> : <HomeSearches />}
    </>
  );
}
