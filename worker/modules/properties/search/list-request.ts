import type { PropertyListQuery } from "#contract/listings/property-list-query.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { apiSortOrder } from "#shared/listings/property-options.ts";
import { unknownCursor } from "../properties.errors.ts";
import { decodeCursor, type ListIdentity } from "./list-cursor.ts";
import type { ListPosition } from "./list-order.ts";

export interface ListRequest extends ListIdentity {
  view: "card" | "full";
  limit: number;
  /** Requests the page after this position or, with `backwards`, the page that ends with it. */
  from?: ListPosition;
  backwards?: boolean;
}

/**
 * Converts a validated query to a list request. `kind`, given by the path, overrides the query's own.
 * @throws ApiError 422 for a cursor of another list
 */
export function readListRequest(
  query: PropertyListQuery,
  kind: PropertyKind | undefined,
  defaultLimit: number,
  scope?: string,
): ListRequest {
  const { view = "full", sort = apiSortOrder, limit = defaultLimit, cursor, before, ...queryFilters } = query;
  const list = { filters: { ...queryFilters, kind }, sort, scope };
  const readCursor = (name: "cursor" | "before", text: string | undefined) => {
    if (text === undefined) return undefined;
    const position = decodeCursor(text, list);
    if (!position) throw unknownCursor(name);
    return position;
  };
  const after = readCursor("cursor", cursor);
  const until = readCursor("before", before);
  return { ...list, view, limit, from: after ?? until, backwards: !after && until !== undefined };
}
