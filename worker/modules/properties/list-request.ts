import type { ListQuery } from "../../contract/list-query.ts";
import type { ListingKind } from "../../contract/listing-kinds.ts";
import { type Cursor, readCursor } from "./list-cursor.ts";
import { unknownCursor } from "./property-errors.ts";
import type { ListRequest } from "./property-lists.ts";

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
