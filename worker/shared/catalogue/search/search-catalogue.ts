import type { PropertyFilters } from "../../listings/property-filters.ts";
import type { SortOrder } from "../../listings/property-options.ts";
import type { CatalogueHead } from "../catalogue-document.ts";
import type { CatalogueHome } from "../catalogue-home.ts";
import { findFailures } from "./home-tests.ts";
import type { PreparedCatalogue } from "./prepared-catalogue.ts";
import { markText } from "./search-text.ts";

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
export function searchCatalogue(catalogue: PreparedCatalogue, query: CatalogueQuery): CataloguePage {
  const { filters, sort, limit, offset } = query;
  const matches = findMatches(catalogue, filters);
  const homes: CatalogueHome[] = [];
  let total = 0;
  for (const place of catalogue.getOrder(sort)) {
    const home = catalogue.homes[place];
    if (!home || !matches(place)) continue;
    if (total >= offset && homes.length < limit) homes.push(home);
    total += 1;
  }
  return { homes, total };
}

/** Returns all homes that match, the newest first. */
export function findHomes(catalogue: PreparedCatalogue, filters: PropertyFilters): CatalogueHome[] {
  const matches = findMatches(catalogue, filters);
  return catalogue.homes.filter((_, place) => matches(place));
}

/** Returns the test whether the home at a place matches. */
function findMatches(catalogue: PreparedCatalogue, filters: PropertyFilters): (place: number) => boolean {
  const { failed } = findFailures(catalogue, filters);
  const text = markText(filters.q, catalogue.getWords, (place) => failed[place] === 0);
  return (place) => failed[place] === 0 && text?.[place] !== 0;
}

/**
 * Whether a catalogue finds every home that the server finds: not if it has only the newest of them, and not by words if it
 * has no descriptions.
 */
export function findsAll(
  { complete, has_descriptions }: Pick<CatalogueHead, "complete" | "has_descriptions">,
  { q }: Pick<PropertyFilters, "q">,
): boolean {
  return complete && (has_descriptions || !q);
}
