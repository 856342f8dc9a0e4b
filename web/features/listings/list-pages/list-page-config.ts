import type { Endpoint } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";

/** The filter groups a page may offer. */
export type FilterGroupName =
  | "kind"
  | "property_type"
  | "price"
  | "min_bedrooms"
  | "min_bathrooms"
  | "city"
  | "area"
  | "lease_duration"
  | "wishes";

/** Yes-or-no filters that are offered as something to wish for. */
export type CheckboxFilterName = "furnished" | "pets" | "parking" | "available";

/** One of the three pages that list properties: what it lists, what it offers, what it says. */
export interface ListPageConfig {
  name: "all" | PropertyKind;
  /** Set where only one kind is listed. */
  kind?: PropertyKind;
  path: string;
  endpoint: Endpoint;
  title: string;
  description: string;
  placeholder: string;
  /** The groups it offers. */
  groups: readonly FilterGroupName[];
  /** Those of them that stand on the page itself; the rest is behind the button. */
  inline: readonly FilterGroupName[];
  wishes: readonly CheckboxFilterName[];
  /** What the button says, closed and open. */
  more: readonly [closed: string, open: string];
  clear: string;
}
