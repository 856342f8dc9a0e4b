import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { PropertyListQuery } from "#contract/listings/property-list-query.ts";
import { unknownCursor } from "../properties.errors.ts";
import { decodeCursor, type ListCursor } from "./list-cursor.ts";
import type { ListRequest } from "./property-lists.repository.ts";

/**
 * Reads a checked query as a list request; a path's own kind stands above the parameter.
 * @throws 422 for a cursor that this list did not make.
 */
export function readListRequest(
  query: PropertyListQuery,
  kind: PropertyKind | undefined,
  defaultLimit: number,
  scope = "",
): ListRequest {
  const { view = "full", sort = "newest", limit = defaultLimit, cursor, before, ...asked } = query;
  const filters = { ...asked, kind };
  const read = (name: "cursor" | "before", text: string | undefined): ListCursor | undefined => {
    if (text === undefined) return undefined;
    const found = decodeCursor(text, filters, sort, scope);
    if (!found) throw unknownCursor(name);
    return found;
  };
  return { filters, sort, view, limit, scope, cursor: read("cursor", cursor), before: read("before", before) };
}
