import type { ListingKind } from "../../contract/listing-kinds.ts";
import type { SortOrder } from "../../contract/property-options.ts";

/** A sort order as the columns that realise it; equal keys are told apart by `n` in the same direction. */
export interface ListOrder {
  column: "n" | "price_cents" | "size_up" | "size_down";
  /** The last part of the names of the indexes in this order. */
  index: "newest" | "price" | "size_up" | "size_down";
  descending: boolean;
}

export const listOrders: Record<SortOrder, ListOrder> = {
  newest: { column: "n", index: "newest", descending: true },
  "price-low": { column: "price_cents", index: "price", descending: false },
  "price-high": { column: "price_cents", index: "price", descending: true },
  "size-large": { column: "size_down", index: "size_down", descending: true },
  "size-small": { column: "size_up", index: "size_up", descending: false },
};

/** A place in a list: the key and the number of the listing before it. */
export interface Position {
  key: number;
  n: number;
}

/** One range of an order's index: a kind, and within it perhaps one type, city or area. */
export interface IndexRange {
  kind: ListingKind;
  narrowing?: { by: "type" | "city" | "area"; key: string };
}
