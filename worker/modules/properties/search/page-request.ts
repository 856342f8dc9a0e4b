import { type SQL, sql } from "drizzle-orm";
import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import { sortKeyValue } from "#worker/db/property-columns/sort-keys.ts";
import { toPriceCents } from "./filter-conditions.ts";
import type { ListOrder, ListPosition } from "./list-order.ts";

/** What a page asks for: where it starts, in which direction it reads, and how many rows at most. */
export interface PageRequest {
  filters: PropertyFilters;
  order: ListOrder;
  columns: SQL;
  take: number;
  /** Read on behind this place, or with `backwards` from this place towards the start, itself included. */
  from?: ListPosition;
  backwards: boolean;
}

const scansDown = ({ order, backwards }: PageRequest) => order.descending !== backwards;

/** The direction of reading, below the order's column unless that stands there already. */
export function orderTerm(request: PageRequest, directionOnly = false): SQL {
  const direction = scansDown(request) ? "DESC" : "ASC";
  return sql.raw(directionOnly ? direction : `${request.order.column} ${direction}`);
}

/** The comparison that leaves what lies behind the page's start. */
export function pastOperator(request: PageRequest): SQL {
  return sql.raw((scansDown(request) ? "<" : ">") + (request.backwards ? "=" : ""));
}

/** The condition of the page's start, where it has one. */
export function startCondition(request: PageRequest): SQL | undefined {
  const { from, order } = request;
  if (!from) return undefined;
  const start = order.column === "n" ? sql`${from.n}` : sortKeyValue(from.key, from.n);
  return sql`${sql.raw(order.column)} ${pastOperator(request)} ${start}`;
}

/** Whether the list is in price order between price bounds: then one range of the price index holds it. */
export function hasPriceRange({ order, filters }: Pick<PageRequest, "order" | "filters">): boolean {
  return order.column === "price_order" && Object.values(toPriceCents(filters)).some((bound) => bound !== undefined);
}
