import { sql } from "drizzle-orm";
import type { Property, PropertyCard } from "#contract/listings/property.ts";
import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import type { SortOrder } from "#contract/listings/property-options.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { cardColumnNames, toCard, toProperty, wholeColumnNames } from "../property-rows.ts";
import { encodeCursor, type ListCursor, type ListTotal } from "./list-cursor.ts";
import { type ListPosition, listOrders } from "./list-order.ts";
import { planList } from "./list-plan.ts";

export interface ListRequest {
  filters: PropertyFilters;
  sort: SortOrder;
  view: "card" | "full";
  limit: number;
  /** Which listings the list is of beside what its filters say; part of its cursors. */
  scope?: string;
  /** The page after this place … */
  cursor?: ListCursor;
  /** … or the one before it. */
  before?: ListCursor;
}

export interface ListPage<T = Property | PropertyCard> {
  data: { properties: T[] };
  total: number;
  total_exact: boolean;
  next_cursor: string | null;
  previous_cursor: string | null;
}

export const cardColumns = sql.raw(cardColumnNames.join(", "));
export const wholeColumns = sql.raw(wholeColumnNames.join(", "));

/** One page of live listings. */
export function listProperties(request: ListRequest): Query<ListPage> {
  const { view } = request;
  const plan = planList({ ...toPageRequest(request), columns: view === "card" ? cardColumns : wholeColumns });
  return {
    statements: startCursor(request) ? [plan.page] : [plan.page, plan.total],
    read: ([rows = [], counted]) =>
      toListPage<Property | PropertyCard>(
        request,
        rows,
        toListTotal(counted?.[0]),
        view === "card" ? toCard : toProperty,
      ),
  };
}

/** What the page's statement is made from, but for its columns. */
export function toPageRequest(request: ListRequest) {
  return {
    filters: request.filters,
    order: listOrders[request.sort],
    take: request.limit + 1,
    from: startCursor(request)?.position,
    backwards: request.before !== undefined,
  };
}

/** The cursor that the page starts from. */
export const startCursor = ({ cursor, before }: ListRequest) => cursor ?? before;

/** The answer from the rows that were read in their order, one more than asked for where there are more. */
export function toListPage<T>(
  request: ListRequest,
  rows: Row[],
  counted: ListTotal,
  toAnswer: (row: Row) => T,
): ListPage<T> {
  const { filters, sort, limit, scope } = request;
  const start = startCursor(request);
  const backwards = request.before !== undefined;
  const order = listOrders[sort];
  const positionOf = (row: Row): ListPosition => ({ key: order.keyOf(row), n: row.n as number });
  const total = start?.total ?? counted;
  const passing = rows.filter((row) => row.passes === 1);
  const shown = passing.slice(0, limit);
  const reached = passing.length > limit ? (backwards ? passing[limit] : shown[limit - 1]) : findNotPassing(rows);
  const end = reached ? encodeCursor({ position: positionOf(reached), total }, filters, sort, scope) : null;
  const origin = start ? encodeCursor(start, filters, sort, scope) : null;
  if (backwards) shown.reverse();
  return {
    data: { properties: shown.map(toAnswer) },
    total: total.count,
    total_exact: total.exact,
    next_cursor: backwards ? origin : end,
    previous_cursor: backwards ? end : origin,
  };
}

/** The last row that a full window saw without its passing the filters. */
export const findNotPassing = (rows: Row[]) => rows.find((row) => row.passes !== 1);

export const toListTotal = (row: Row | undefined): ListTotal => ({
  count: (row?.count as number) ?? 0,
  exact: row?.more !== 1,
});
