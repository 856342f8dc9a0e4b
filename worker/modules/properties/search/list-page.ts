import type { Property, PropertyCard } from "#contract/listings/property.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { encodeCursor, type ListTotal } from "./list-cursor.ts";
import { type ListPosition, listOrders, type OrderedRow } from "./list-order.ts";
import type { ListRequest } from "./list-request.ts";
import type { PageRequest } from "./page-request.ts";

/** The response of a list endpoint. */
export type ListPage<Item = Property | PropertyCard> = Omit<CardListResponse, "data"> & {
  data: { properties: Item[] };
};

/** A row of a page; see `ListPlan`. */
interface PageRow extends OrderedRow {
  matchesFilters: boolean;
  is_window_end: boolean;
}

/** Converts a list request to the request of its page, without the columns. */
export function toPageRequest(request: ListRequest): Omit<PageRequest, "columns"> {
  return {
    filters: request.filters,
    order: listOrders[request.sort],
    take: request.limit + 1,
    from: startCursor(request)?.position,
    backwards: request.before !== undefined,
  };
}

export const startCursor = ({ cursor, before }: ListRequest) => cursor ?? before;

/** Whether the total has to be counted: on the first page, and if the start cursor carries none. */
export const needsTotal = (request: ListRequest) => startCursor(request)?.total === undefined;

/**
 * Builds the response from rows in reading order. `rows` holds one row more than the limit if the list continues.
 * @param counted the total; ignored if the start cursor carries one
 */
export function toListPage<Found extends PageRow, T>(
  request: ListRequest,
  rows: Found[],
  counted: ListTotal | undefined,
  toItem: (row: Found) => T,
): ListPage<T> {
  const { sort, limit } = request;
  const start = startCursor(request);
  const backwards = request.before !== undefined;
  const order = listOrders[sort];
  const getPosition = (row: Found): ListPosition => ({ key: order.getKey(row), n: row.n });
  const total = start?.total ?? counted ?? { count: 0, exact: true };
  const passing = rows.filter((row) => row.matchesFilters);
  const listed = passing.slice(0, limit);
  const continuation = passing.length > limit ? (backwards ? passing[limit] : listed[limit - 1]) : findWindowEnd(rows);
  const startOffset = start ? start.offset : 0;
  const endOffset = startOffset === undefined ? undefined : startOffset + (backwards ? -listed.length : listed.length);
  const encode = (position: ListPosition, offset: number | undefined) =>
    encodeCursor({ position, total, offset: offset === undefined ? undefined : Math.max(0, offset) }, request);
  const endText = continuation ? encode(getPosition(continuation), endOffset) : null;
  const startText = start ? encode(start.position, startOffset) : null;
  if (backwards) listed.reverse();
  return {
    data: { properties: listed.map(toItem) },
    total: total.count,
    total_exact: total.exact,
    next_cursor: backwards ? startText : endText,
    previous_cursor: backwards ? endText : startText,
    offset: (backwards ? endOffset : startOffset) ?? null,
  };
}

/** Finds the last row of a full window, which may pass the filters itself. */
const findWindowEnd = <Found extends PageRow>(rows: Found[]) => rows.find((row) => row.is_window_end);
