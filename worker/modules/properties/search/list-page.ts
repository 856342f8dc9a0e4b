import { exactTotalLimit } from "#contract/http/pagination.ts";
import type { Property, PropertyCard } from "#contract/listings/property.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { encodeCursor } from "./list-cursor.ts";
import type { ListPosition } from "./list-order.ts";
import type { ListRequest } from "./list-request.ts";
import type { FoundPage } from "./list-statements.ts";

/** The response of a list endpoint. */
export type ListPage<Item = Property | PropertyCard> = Omit<CardListResponse, "data"> & {
  data: { properties: Item[] };
};

/** Builds the response. `rows` holds one row more than the limit if the list continues. */
export function toListPage<Found extends ListPosition, T>(
  request: ListRequest,
  { rows, total, before }: FoundPage<Found>,
  toItem: (row: Found) => T,
): ListPage<T> {
  const { limit, from, backwards } = request;
  const listed = rows.slice(0, limit);
  const continuation = rows.length > limit ? rows[backwards ? limit : limit - 1] : undefined;
  const endOffset = Math.max(0, backwards ? before - listed.length : before + listed.length);
  const start = from ? encodeCursor(from, before, request) : null;
  const end = continuation ? encodeCursor(continuation, endOffset, request) : null;
  if (backwards) listed.reverse();
  return {
    data: { properties: listed.map(toItem) },
    total: Math.min(total, exactTotalLimit),
    total_exact: total <= exactTotalLimit,
    next_cursor: backwards ? start : end,
    previous_cursor: backwards ? end : start,
    offset: backwards ? endOffset : before,
  };
}
