import type { Route } from "#contract/endpoints/all-endpoints.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";

/** The filter groups a page can offer. */
export type FilterGroupName =
  | "kind"
  | "property_type"
  | "price"
  | "min_bedrooms"
  | "min_bathrooms"
  | "city"
  | "area"
  | "lease_duration"
  | "max_move_in"
  | "amenity"
  | "checkboxes";

/** Yes-or-no filters, shown together as checkboxes. */
export type CheckboxFilterName = "furnished" | "pets" | "parking" | "available" | "reduced" | "confirmed";

/** What the address of an area page fixes: its area, and the type if it has one. */
export interface ListPlace {
  /** The address without a query. */
  path: string;
  /** The query that a list page needs for the same list. */
  query: string;
  /** Names the area as the address has it: the server reads the list before it knows the name. */
  keyFilters: (filters: PropertyFilters) => PropertyFilters;
}

/** Content, filters and labels of one of the three pages that list properties. */
export interface ListPageConfig {
  name: "all" | PropertyKind;
  /** Set if the page lists a single kind. */
  kind?: PropertyKind;
  path: string;
  /** Only area pages have one. Any other filter leads to the page of all areas, `path`. */
  place?: ListPlace | undefined;
  route: Extract<Route, `GET /public/${string}properties`>;
  title: string;
  description: string;
  placeholder: string;
  /** In the order of the sheet: those that visitors use most come first. */
  filterGroups: readonly FilterGroupName[];
  /** The groups shown directly on the page. The others open with the "more filters" button. */
  inlineGroups: readonly FilterGroupName[];
  checkboxFilters: readonly CheckboxFilterName[];
  moreFiltersLabels: readonly [closed: string, open: string];
  clearLabel: string;
}
