import type { ListingKind } from "#contract/listings/property-kinds.ts";
import type { ListQuery } from "#contract/listings/property-list-query.ts";
import { unknownCursor } from "../properties.errors.ts";
import { type Cursor, readCursor } from "./list-cursor.ts";
import type { ListRequest } from "./property-lists.repository.ts";

/**
 * Reads a checked query as a list request; a path's own kind stands above the parameter.
 * @throws 422 for a cursor that this list did not make.
 */
export function readListRequest(
  query: ListQuery,
  kind: ListingKind | undefined,
  defaultLimit: number,
  scope = "",
): ListRequest {
  const { view = "full", sort = "newest", limit = defaultLimit, cursor, before, ...asked } = query;
  const filters = { ...asked, kind };
  const read = (name: "cursor" | "before", text: string | undefined): Cursor | undefined => {
    if (text === undefined) return undefined;
    const found = readCursor(text, filters, sort, scope);
    if (!found) throw unknownCursor(name);
    return found;
  };
  return { filters, sort, view, limit, scope, cursor: read("cursor", cursor), before: read("before", before) };
}
