import { type SQL, sql } from "drizzle-orm";
import { toPriceCents } from "#shared/listings/matching/filter-values.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { sortKeyValue } from "#worker/db/property-columns/sort-keys.ts";
import type { ListOrder, ListPosition } from "./list-order.ts";

/** Where a page starts, in which direction it is read, and how many rows it has at most. */
export interface PageRequest {
  filters: PropertyFilters;
  order: ListOrder;
  columns: SQL;
  take: number;
  /** Reads the rows after this position or, with `backwards`, from this position towards the start of the list. */
  from?: ListPosition;
  backwards: boolean;
}

const isDescending = ({ order, backwards }: PageRequest) => order.descending !== backwards;

/** Returns the ORDER BY term, or only its direction. */
export function orderTerm(request: PageRequest, directionOnly = false): SQL {
  const direction = isDescending(request) ? "DESC" : "ASC";
  return sql.raw(directionOnly ? direction : `${request.order.column} ${direction}`);
}

/** Returns the comparison operator for rows after the page's start. */
export function pastOperator(request: PageRequest): SQL {
  return sql.raw((isDescending(request) ? "<" : ">") + (request.backwards ? "=" : ""));
}

/** Returns the condition for rows after the page's start; undefined for the first page. */
export function startCondition(request: PageRequest): SQL | undefined {
  const { from, order } = request;
  if (!from) return undefined;
  const start = order.column === "n" ? sql`${from.n}` : sortKeyValue(from.key, from.n);
  return sql`${sql.raw(order.column)} ${pastOperator(request)} ${start}`;
}

/** Whether the list is in price order with price bounds, so that one range of the price index contains it. */
export function hasPriceRange({ order, filters }: Pick<PageRequest, "order" | "filters">): boolean {
  return order.column === "price_order" && Object.values(toPriceCents(filters)).some((bound) => bound !== undefined);
}
