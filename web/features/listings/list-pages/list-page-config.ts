import type { Endpoint } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { ListingKind } from "#contract/listings/property-kinds.ts";

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
export type WishName = "furnished" | "pets" | "parking" | "available";

/** One of the three pages that list properties: what it lists, what it offers, what it says. */
export interface ListPage {
  name: "all" | ListingKind;
  /** Set where only one kind is listed. */
  kind?: ListingKind;
  path: string;
  endpoint: Endpoint;
  title: string;
  description: string;
  placeholder: string;
  /** The groups it offers. */
  groups: readonly FilterGroupName[];
  /** Those of them that stand on the page itself; the rest is behind the button. */
  inline: readonly FilterGroupName[];
  wishes: readonly WishName[];
  /** What the button says, closed and open. */
  more: readonly [closed: string, open: string];
  clear: string;
}
