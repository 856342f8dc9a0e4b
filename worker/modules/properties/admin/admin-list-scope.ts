import { type SQL, sql } from "drizzle-orm";
import type { AdminPropertyListQuery } from "#contract/listings/admin-property-list-query.ts";
import { readTypedSearch } from "#worker/db/contacts/phone-search.ts";
import type { ListScope } from "../search/list-statements.ts";
import { readSearch, type TextSearch } from "../search/text-condition.ts";

/** What a list contains: published properties, drafts, both, or the bin. */
const states = {
  published: sql`deleted_at IS NULL AND published = 1`,
  drafts: sql`deleted_at IS NULL AND published = 0`,
  both: sql`deleted_at IS NULL`,
  bin: sql`deleted_at IS NOT NULL`,
};

export function getState({ deleted, published }: AdminPropertyListQuery): keyof typeof states {
  if (deleted) return "bin";
  return published === undefined ? "both" : published ? "published" : "drafts";
}

/** Returns what a list of admins contains: also drafts and the bin, and what only they filter by. */
export function adminScope(query: AdminPropertyListQuery): ListScope {
  const { listed_by, unconfirmed, photos } = query;
  const conditions: SQL[] = [states[getState(query)]];
  if (listed_by) conditions.push(sql`lower(listed_by) = lower(${listed_by})`);
  if (unconfirmed !== undefined) conditions.push(sql`(is_on_market = 1 AND is_confirmed = 0) = ${unconfirmed}`);
  if (photos !== undefined) conditions.push(sql`(image_numbers <> '[]') = ${photos}`);
  const search = readAdminSearch(query.q);
  return { conditions, search: search && { ...search, readsFound: true } };
}

/** Parses the search of an admin: as that of visitors, and a phone number is found in each notation, also in part. */
function readAdminSearch(q: string | undefined): TextSearch | undefined {
  const { text, number } = readTypedSearch(q ?? "");
  const words = readSearch(text);
  if (!number) return words;
  if (!words) return { match: number };
  const withNumber = (match: string) => `${match} AND ${number}`;
  return { match: withNumber(words.match), ...(words.without && { without: withNumber(words.without) }) };
}
