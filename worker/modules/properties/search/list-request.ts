import type { PropertyListQuery } from "#contract/listings/property-list-query.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { apiSortOrder } from "#shared/listings/property-options.ts";
import { unknownCursor } from "../properties.errors.ts";
import { decodeCursor, type ListCursor, type ListIdentity } from "./list-cursor.ts";

export interface ListRequest extends ListIdentity {
  view: "card" | "full";
  limit: number;
  /** Requests the page after this position. */
  cursor?: ListCursor;
  /** Requests the page before this position. */
  before?: ListCursor;
}

/**
 * Converts a validated query to a list request. `kind`, given by the path, overrides the query's own.
 * @throws ApiError 422 for a cursor of another list
 */
export function readListRequest(
  query: PropertyListQuery,
  kind: PropertyKind | undefined,
  defaultLimit: number,
  { scope, cursorKey }: Pick<ListIdentity, "scope" | "cursorKey">,
): ListRequest {
  const { view = "full", sort = apiSortOrder, limit = defaultLimit, cursor, before, ...queryFilters } = query;
  const list = { filters: { ...queryFilters, kind }, sort, scope, cursorKey };
  const readCursor = (name: "cursor" | "before", text: string | undefined): ListCursor | undefined => {
    if (text === undefined) return undefined;
    const decoded = decodeCursor(text, list);
    if (!decoded) throw unknownCursor(name);
    return decoded;
  };
  const start = { cursor: readCursor("cursor", cursor), before: readCursor("before", before) };
  return { ...list, view, limit, ...start };
}
