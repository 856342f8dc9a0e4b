import type { CatalogueHome } from "#contract/catalogue/catalogue-home.ts";
import { findHomes } from "#contract/catalogue/search/search-catalogue.ts";
import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import type { HeldCatalogue } from "./held-catalogue.ts";

/** Returns all homes of the catalogue that pass some filters. */
export const findMatches = ({ prepared }: HeldCatalogue, filters: PropertyFilters): CatalogueHome[] =>
  findHomes(prepared, filters).map(({ home }) => home);
