import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import type { SortOrder } from "#shared/listings/property-options.ts";
import { isCursorSignature, signCursor } from "#worker/security/cursor-signatures.ts";
import type { ListPosition } from "./list-order.ts";

/** The number of properties in a list. Not exact above the limit: then there are more. */
export interface ListTotal {
  count: number;
  exact: boolean;
}

/** A position, and what earlier pages counted. Without the total, it is counted again. */
export interface ListCursor {
  position: ListPosition;
  total?: ListTotal;
  /** The number of properties before the position. */
  offset?: number;
}

/** The list that a cursor belongs to. */
export interface ListIdentity {
  filters: PropertyFilters;
  sort: SortOrder;
  /** Tells lists with the same filters apart, such as drafts and the bin. */
  scope?: string;
  /** Secret that signs the total, so that a link cannot state another one. Without it, cursors carry no total. */
  cursorKey?: string;
}

/** Encodes a cursor. It is valid only for the same filters, order and scope. */
export function encodeCursor({ position, total, offset }: ListCursor, list: ListIdentity): string {
  const { count, exact } = total ?? { count: 0, exact: false };
  const counted = offset === undefined ? [] : [offset];
  const text = [fingerprint(list), count, exact ? 1 : 0, position.key, position.n, ...counted].join(" ");
  const signature = total && list.cursorKey ? ` ${signCursor(text, list.cursorKey)}` : "";
  return btoa(text + signature)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Decodes a cursor; undefined if it is malformed or belongs to other filters, another order or scope. Its counts are
 * left out unless they are signed: links from before the signatures, or from before a new key, still open their page.
 */
export function decodeCursor(cursor: string, list: ListIdentity): ListCursor | undefined {
  if (!/^[\w-]{1,120}$/.test(cursor)) return undefined;
  const decoded = decode(cursor.replaceAll("-", "+").replaceAll("_", "/"));
  const fields = decoded?.match(/^((\w+) (\d{1,3}) ([01]) (-?\d{1,16}) (\d{1,15})(?: (\d{1,8}))?)(?: ([\w-]{16}))?$/);
  if (fields?.[2] !== fingerprint(list)) return undefined;
  const position = { key: Number(fields[5]), n: Number(fields[6]) };
  const [, text = "", , count, exact, , , offset, signature] = fields;
  const isSigned = signature && list.cursorKey && isCursorSignature(signature, text, list.cursorKey);
  if (!isSigned) return { position };
  const total = { count: Number(count), exact: exact === "1" };
  return { position, total, offset: offset === undefined ? undefined : Number(offset) };
}

function decode(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    return undefined;
  }
}

/** FNV-1a hash of the list's filters and order. It detects mistakes; it is no protection against forgery. */
function fingerprint({ filters, sort, scope = "" }: ListIdentity): string {
  let hash = 0x811c9dc5;
  for (const char of `${sort}${scope}?${filtersToParams(filters)}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
