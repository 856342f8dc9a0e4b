import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { SortOrder } from "#contract/listings/property-options.ts";
import { unknownSize } from "#worker/db/property-columns/sort-keys.ts";
import type { Row } from "#worker/db/query.ts";

/** A sort order as the column that holds its number. */
export interface ListOrder {
  column: "n" | "price_order" | "size_up" | "size_down";
  /** The last part of the names of the indexes in this order. */
  index: "newest" | "price" | "size_up" | "size_down";
  descending: boolean;
  /** The key that a listing's row has in this order. */
  keyOf(row: Row): number;
}

const price = { column: "price_order", index: "price", keyOf: (row: Row) => row.price_cents as number } as const;

export const listOrders: Record<SortOrder, ListOrder> = {
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

/** A place in a list: that of the listing with this key and number. */
export interface ListPosition {
  key: number;
  n: number;
}

/** One range of an order's index: a kind, and within it perhaps one type, city or area. */
export interface IndexRange {
  kind: PropertyKind;
  narrowing?: { by: "type" | "city" | "area"; key: string };
}
