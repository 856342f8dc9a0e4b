import { sql } from "drizzle-orm";
import type { FavouritesChange } from "#contract/accounts/account-input.ts";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import type { FavouritesResponse } from "#contract/accounts/account-responses.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query } from "#worker/db/query.ts";
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
  return {
    statements: [
      sql`INSERT INTO favourites (user_id, property_uuid, saved_at)
        SELECT ${id}, properties.uuid, ${now.toISOString()}
        FROM json_each(${JSON.stringify(added)}) AS added CROSS JOIN properties ON properties.uuid = added.value
        WHERE true ON CONFLICT DO NOTHING`,
      sql`DELETE FROM favourites WHERE user_id = ${id}
        AND property_uuid IN (SELECT value FROM json_each(${JSON.stringify(removed)}))`,
      sql`DELETE FROM favourites WHERE user_id = ${id} AND property_uuid NOT IN (
        SELECT property_uuid FROM favourites WHERE user_id = ${id}
        ORDER BY saved_at DESC, property_uuid LIMIT ${integerLiteral(accountLimits.favourites)})`,
      sql`SELECT property_uuid FROM favourites WHERE user_id = ${id} ORDER BY saved_at DESC, property_uuid`,
    ],
    read: (results) => ({
      data: { uuids: (results.at(-1) ?? []).map(({ property_uuid }) => property_uuid as string) },
    }),
  };
}
