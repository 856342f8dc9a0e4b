import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { PropertyListQuery } from "#contract/listings/property-list-query.ts";
import type { SortOrder } from "#contract/listings/property-options.ts";
import { unknownCursor } from "../properties.errors.ts";
import { decodeCursor, type ListCursor } from "./list-cursor.ts";

export interface ListRequest {
  filters: PropertyFilters;
  sort: SortOrder;
  view: "card" | "full";
  limit: number;
  /** Tells lists with the same filters apart, such as drafts and the bin; part of the cursors. */
  scope?: string;
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
  scope = "",
): ListRequest {
  const { view = "full", sort = "newest", limit = defaultLimit, cursor, before, ...queryFilters } = query;
  const filters = { ...queryFilters, kind };
  const readCursor = (name: "cursor" | "before", text: string | undefined): ListCursor | undefined => {
    if (text === undefined) return undefined;
    const decoded = decodeCursor(text, filters, sort, scope);
    if (!decoded) throw unknownCursor(name);
    return decoded;
  };
  const start = { cursor: readCursor("cursor", cursor), before: readCursor("before", before) };
  return { filters, sort, view, limit, scope, ...start };
}
