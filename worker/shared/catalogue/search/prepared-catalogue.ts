import type { CountedProperties } from "../../listings/matching/facet-tests.ts";
import { type SortOrder, sortOrders } from "../../listings/property-options.ts";
import type { CatalogueHome } from "../catalogue-home.ts";
import { FaultyCatalogue } from "../document-parts.ts";
import { createFacetColumns, type FacetColumns } from "./facet-columns.ts";
import { sortHomes } from "./home-order.ts";
import { toHomeValues } from "./home-values.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

/** The homes of a catalogue as searches need them. A place is the position of a home in `homes`. */
export interface PreparedCatalogue {
  /** The newest first. */
  homes: readonly CatalogueHome[];
  /** What filters compare, by place. */
  values: readonly CountedProperties[];
  columns: FacetColumns;
  /** Returns the words by which homes are found. Indexing all homes takes a slow phone a moment, and most searches need no words. */
  getWords: () => WordIndex;
  /** Returns all places in an order of lists. */
  getOrder: (sort: SortOrder) => Uint16Array;
  /** Prepares a part of the words and orders that later searches need, in a moment. Returns false if all are prepared. */
  prepareMore: () => boolean;
}

/** Prepares the homes of a catalogue, the newest first. Words and orders are prepared when a search first needs them. */
export function prepareCatalogue(homes: readonly CatalogueHome[]): PreparedCatalogue {
  const values = toHomeValues(homes);
  const orders: Partial<Record<SortOrder, Uint16Array>> = {};
  const getOrder = (sort: SortOrder) => (orders[sort] ??= sortHomes(homes, sort));
  const findUnsorted = () => sortOrders.find((order) => !orders[order]);
  const indexing = indexWords(homes);
  let words: WordIndex | undefined;
  const indexPart = () => {
    const { done, value } = indexing.next();
    if (!done) return;
    // After a failure, the next search must not wait forever.
    if (!value) throw new FaultyCatalogue("The words cannot be read");
    words = value;
  };
  return {
    homes,
    values,
    columns: createFacetColumns(values),
    getWords: () => {
      while (!words) indexPart();
      return words;
    },
    getOrder,
    prepareMore: () => {
      const sort = findUnsorted();
      if (sort) getOrder(sort);
      else if (!words) indexPart();
      return !words || findUnsorted() !== undefined;
    },
  };
}
