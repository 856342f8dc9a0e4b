import type { PropertyListEndpoint } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";

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

/** Content, filters and labels of one of the three pages that list properties. */
export interface ListPageConfig {
  name: "all" | PropertyKind;
  /** Set if the page lists a single kind. */
  kind?: PropertyKind;
  path: string;
  endpoint: PropertyListEndpoint;
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
