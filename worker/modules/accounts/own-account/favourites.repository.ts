import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { FavouritesChange } from "#contract/accounts/account-input.ts";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import type { FavouritesResponse } from "#contract/accounts/account-responses.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { favourites } from "#worker/db/tables/accounts.ts";
import type { Actor } from "#worker/http/actor.ts";

/**
 * Adds and removes favourites of an account; unknown properties are ignored. Returns the whole list, the most recently
 * saved first. Favourites beyond the limit are deleted, the oldest first.
 */
export function mergeFavourites(
  { id }: Actor,
  { uuids: added, removed }: FavouritesChange,
  now: Date,
): Query<FavouritesResponse> {
  const { user_id, property_uuid, saved_at } = favourites;
  const own = eq(user_id, id);
  const selectNewest = () =>
    builder.select({ property_uuid }).from(favourites).where(own).orderBy(desc(saved_at), property_uuid);
  return combineQueries(
    [
      sql`INSERT INTO favourites (user_id, property_uuid, saved_at)
        SELECT ${id}, properties.uuid, ${now.toISOString()}
        FROM json_each(${JSON.stringify(added)}) AS added CROSS JOIN properties ON properties.uuid = added.value
        WHERE true ON CONFLICT DO NOTHING`,
      builder.delete(favourites).where(and(own, isOneOf(property_uuid, removed))),
      builder
        .delete(favourites)
        .where(and(own, notInArray(property_uuid, selectNewest().limit(accountLimits.favourites)))),
      selectNewest(),
    ],
    (_added, _removed, _oldest, rows) => ({ data: { uuids: rows.map((row) => row.property_uuid) } }),
  );
}
