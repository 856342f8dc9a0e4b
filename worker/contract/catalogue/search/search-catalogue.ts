import type { PropertyFilters } from "../../listings/property-filters.ts";
import type { SortOrder } from "../../listings/property-options.ts";
import type { CatalogueHead } from "../catalogue-document.ts";
import type { CatalogueHome } from "../catalogue-home.ts";
import { homeOrders } from "./home-order.ts";
import { createHomeTests } from "./home-tests.ts";
import type { PreparedHome } from "./prepared-home.ts";
import { createTextTest } from "./search-text.ts";

/** A page of a list. Lists of one kind set `filters.kind`. */
export interface CatalogueQuery {
  filters: PropertyFilters;
  sort: SortOrder;
  limit: number;
  /** The number of homes before the page. */
  offset: number;
}

export interface CataloguePage {
  homes: CatalogueHome[];
  /** The number of homes that match, in the catalogue. */
  total: number;
}

/** Returns the homes of a page as the server lists them, and how many match. */
export function searchCatalogue(homes: readonly PreparedHome[], query: CatalogueQuery): CataloguePage {
  const { sort, limit, offset } = query;
  const found = findHomes(homes, query.filters).sort(homeOrders[sort]);
  return { homes: found.slice(offset, offset + limit).map(({ home }) => home), total: found.length };
}

/** Returns all homes that match, in no particular order. */
export function findHomes(homes: readonly PreparedHome[], filters: PropertyFilters): PreparedHome[] {
  const { passesOthers, countFailed, countFailedInIndex } = createHomeTests(filters);
  const matchesText = createTextTest(filters.q, () =>
    homes.filter((home) => passesOthers(home) && countFailedInIndex(home) === 0),
  );
  return homes.filter((home) => passesOthers(home) && countFailed(home) === 0 && matchesText(home));
}

/**
 * Whether a catalogue answers a query as completely as the server: not a search of words if it has no descriptions, and
 * of more homes than it has only the newest of the list in the order of publication.
 */
export function canAnswer(
  { complete, has_descriptions }: Pick<CatalogueHead, "complete" | "has_descriptions">,
  { filters, sort, offset, limit }: CatalogueQuery,
  { total }: Pick<CataloguePage, "total">,
): boolean {
  if (filters.q && !has_descriptions) return false;
  return complete || (sort === "newest" && offset + limit <= total);
}
