import { filtersToParams, type PropertyFilters } from "#contract/listings/property-filters.ts";
import type { SortOrder } from "#contract/listings/property-options.ts";
import type { ListPosition } from "./list-order.ts";

/** The number of properties in a list. Not exact above the limit: then there are more. */
export interface ListTotal {
  count: number;
  exact: boolean;
}

/** The end of a page, and the total that was counted for the first page. */
export interface ListCursor {
  position: ListPosition;
  total: ListTotal;
}

/** Encodes a cursor. It is valid only for the same filters, order and scope. */
export function encodeCursor(cursor: ListCursor, filters: PropertyFilters, sort: SortOrder, scope = ""): string {
  const { position, total } = cursor;
  const exact = total.exact ? 1 : 0;
  const fields = [fingerprint(filters, sort, scope), total.count, exact, position.key, position.n];
  return btoa(fields.join(" ")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decodes a cursor; undefined if it is malformed or belongs to other filters, another order or scope. */
export function decodeCursor(
  text: string,
  filters: PropertyFilters,
  sort: SortOrder,
  scope = "",
): ListCursor | undefined {
  if (!/^[\w-]{1,120}$/.test(text)) return undefined;
  const decoded = decode(text.replaceAll("-", "+").replaceAll("_", "/"));
  const fields = decoded?.match(/^(\w+) (\d{1,3}) ([01]) (-?\d{1,16}) (\d{1,15})$/);
  if (fields?.[1] !== fingerprint(filters, sort, scope)) return undefined;
  return {
    position: { key: Number(fields[4]), n: Number(fields[5]) },
    total: { count: Number(fields[2]), exact: fields[3] === "1" },
  };
}

function decode(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    return undefined;
  }
}

/** FNV-1a hash of the list's filters and order. It detects mistakes; it is no protection against forgery. */
function fingerprint(filters: PropertyFilters, sort: SortOrder, scope = ""): string {
  let hash = 0x811c9dc5;
  for (const char of `${sort}${scope}?${filtersToParams(filters)}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
