import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import type { SavedSearchesChange, SavedSearchesResponse } from "#contract/accounts/saved-searches.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { savedSearches } from "#worker/db/tables/accounts.ts";
import type { Actor } from "#worker/http/actor.ts";

/**
 * Adds and removes saved searches of an account. Returns the whole list, the newest first. Searches beyond the limit are
 * deleted, those first that came first.
 */
export function mergeSavedSearches(
  { id }: Actor,
  { added, removed }: SavedSearchesChange,
  now: Date,
): Query<SavedSearchesResponse> {
  const { n, user_id, path, query, label } = savedSearches;
  const own = eq(user_id, id);
  const newest = builder
    .select({ n })
    .from(savedSearches)
    .where(own)
    .orderBy(desc(n))
    .limit(accountLimits.accountSearches);
  return combineQueries(
    [
      // The last of the added ones is the oldest.
      sql`INSERT INTO saved_searches (user_id, path, query, label, saved_at)
        SELECT ${id}, value ->> 'path', value ->> 'query', value ->> 'label', ${now.toISOString()}
        FROM json_each(${JSON.stringify(added)}) WHERE true ORDER BY key DESC ON CONFLICT DO NOTHING`,
      builder.delete(savedSearches).where(and(own, isOneOf(path, removed))),
      builder.delete(savedSearches).where(and(own, notInArray(n, newest))),
      builder.select({ path, query, label }).from(savedSearches).where(own).orderBy(desc(n)),
    ],
    (_added, _removed, _oldest, searches) => ({ data: { searches } }),
  );
}
