import type { SortOrder } from "#shared/listings/property-options.ts";
import { unknownSize } from "#worker/db/property-columns/sort-keys.ts";
import type { PropertyRow } from "../property-rows.ts";

/** What a row needs for its position in a list. */
export type OrderedRow = Pick<PropertyRow, "n" | "price_cents" | "is_available" | "area_sqft">;

/** A sort order and the column that stores its key. */
export interface ListOrder {
  column: "best_order" | "n" | "price_order" | "size_up" | "size_down";
  /** The suffix of the names of the indexes in this order. */
  index: "best" | "newest" | "price" | "size_up" | "size_down";
  descending: boolean;
  /** Returns the key of a row in this order. */
  getKey(row: OrderedRow): number;
}

const price = { column: "price_order", index: "price", getKey: (row: OrderedRow) => row.price_cents } as const;

export const listOrders: Record<SortOrder, ListOrder> = {
  best: {
    column: "best_order",
    index: "best",
    descending: true,
    getKey: (row) => Number(row.is_available),
  },
  newest: { column: "n", index: "newest", descending: true, getKey: () => 0 },
  "price-low": { ...price, descending: false },
  "price-high": { ...price, descending: true },
  "size-large": {
    column: "size_down",
    index: "size_down",
    descending: true,
    getKey: (row) => row.area_sqft ?? -1,
  },
  "size-small": {
    column: "size_up",
    index: "size_up",
    descending: false,
    getKey: (row) => row.area_sqft ?? unknownSize,
  },
};

/** A position in a list, given by a property's key and number. */
export interface ListPosition {
  key: number;
  n: number;
}
