import type { SortOrder } from "#contract/listings/property-options.ts";
import { unknownSize } from "#worker/db/property-columns/sort-keys.ts";
import type { Row } from "#worker/db/query.ts";

/** A sort order and the column that stores its key. */
export interface ListOrder {
  column: "best_order" | "n" | "price_order" | "size_up" | "size_down";
  /** The suffix of the names of the indexes in this order. */
  index: "best" | "newest" | "price" | "size_up" | "size_down";
  descending: boolean;
  /** Returns the key of a row in this order. */
  keyOf(row: Row): number;
}

const price = { column: "price_order", index: "price", keyOf: (row: Row) => row.price_cents as number } as const;

export const listOrders: Record<SortOrder, ListOrder> = {
  best: {
    column: "best_order",
    index: "best",
    descending: true,
    keyOf: (row) => row.is_available as number,
  },
  newest: { column: "n", index: "newest", descending: true, keyOf: () => 0 },
  "price-low": { ...price, descending: false },
  "price-high": { ...price, descending: true },
  "size-large": {
    column: "size_down",
    index: "size_down",
    descending: true,
    keyOf: (row) => (row.area_sqft as number | null) ?? -1,
  },
  "size-small": {
    column: "size_up",
    index: "size_up",
    descending: false,
    keyOf: (row) => (row.area_sqft as number | null) ?? unknownSize,
  },
};

/** A position in a list, given by a property's key and number. */
export interface ListPosition {
  key: number;
  n: number;
}
