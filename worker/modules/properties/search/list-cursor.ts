import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import type { SortOrder } from "#shared/listings/property-options.ts";
import type { ListPosition } from "./list-order.ts";

/** The list that a cursor belongs to. */
export interface ListIdentity {
  filters: PropertyFilters;
  sort: SortOrder;
  /** Tells lists with the same filters apart, such as drafts and the bin. */
  scope?: string;
}

/**
 * Encodes a position as a cursor. It is valid only for the same filters, order and scope.
 * @param before the number of homes before its page, by which a phone continues the list without signal
 */
export const encodeCursor = ({ key, n }: ListPosition, before: number, list: ListIdentity): string =>
  `${fingerprint(list)}_${key}_${n}_${before}`;

/** Decodes a cursor; undefined if it is malformed or belongs to other filters, another order or scope. */
export function decodeCursor(cursor: string, list: ListIdentity): ListPosition | undefined {
  const [, hash, key, n] = /^([a-z\d]+)_(-?\d{1,15})_(\d{1,15})_\d{1,9}$/.exec(cursor) ?? [];
  return hash === fingerprint(list) ? { key: Number(key), n: Number(n) } : undefined;
}

/** FNV-1a hash of the list's filters and order. It detects mistakes; it is no protection against forgery. */
function fingerprint({ filters, sort, scope = "" }: ListIdentity): string {
  let hash = 0x811c9dc5;
  for (const char of `${sort}${scope}?${filtersToParams(filters)}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
