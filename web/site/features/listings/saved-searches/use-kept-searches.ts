import { useState } from "react";
import { readFilterParams } from "#shared/wants/read-filter-params.ts";
import { describeWant } from "#shared/wants/want-label.ts";
import type { SavedSearch } from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { listPath, withQuery } from "#web/lib/page/paths.ts";
import { readOwnWants } from "#web/lib/wants/own-wants.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

/** A search that this phone keeps: the visitor saved it, is told of its next home, or both. */
export interface KeptSearch {
  /** The list, or the page of the want for a free time. */
  path: string;
  /** Undefined for a free time. */
  query: string | undefined;
  label: string;
  saved: SavedSearch | undefined;
  /** The page that says how the visitor is told. */
  wantPath: string | undefined;
}

/** Returns what this phone keeps: saved searches, and then what the visitor is only told of. */
export function useKeptSearches(): KeptSearch[] {
  const searches = useSavedSearches();
  const [wants] = useState(readOwnWants);
  const ofSaved = searches.map((saved) => ({
    ...saved,
    label: describeQuery(saved.query),
    saved,
    wantPath: wants.find(({ query }) => query && query === saved.query)?.path,
  }));
  // Of two wants for one search, on the phone and by mail, each has a page that ends it.
  const others = wants.filter(({ path }) => !ofSaved.some(({ wantPath }) => wantPath === path));
  return [
    ...ofSaved,
    ...others.map(({ path, query, label }) => ({
      path: query ? pathOf(query) : path,
      query: query || undefined,
      label,
      saved: undefined,
      wantPath: path,
    })),
  ];
}

/** Returns what a search looks for, such as "Rent, Sinkor, up to $900". */
export const describeQuery = (query: string): string =>
  describeWant(readFilterParams(new URLSearchParams(query))) || "All homes";

function pathOf(query: string): string {
  const params = new URLSearchParams(query);
  const { kind } = readFilterParams(params);
  params.delete("kind");
  return withQuery(listPath(kind), params);
}
