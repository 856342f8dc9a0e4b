import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SortOrder } from "#shared/listings/property-options.ts";
import { sortKeys } from "#worker/db/property-columns/list-indexes.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** What a list sorts by, with `n` for equal ones. Each has an index; see list-indexes.ts. */
export interface ListOrder {
  key: SQL<number>;
  descending: boolean;
}

const order = (key: SQLWrapper, descending: boolean): ListOrder => ({ key: sql`${key}`, descending });

export const listOrders: Record<SortOrder, ListOrder> = {
  best: order(sortKeys.best(properties), true),
  newest: order(sortKeys.newest(properties), true),
  "price-low": order(sortKeys.price(properties), false),
  "price-high": order(sortKeys.price(properties), true),
  "size-large": order(sortKeys.size_down(properties), true),
  "size-small": order(sortKeys.size_up(properties), false),
};

/** A position in a list, given by a property's key and number. */
export interface ListPosition {
  key: number;
  n: number;
}
