import { sql } from "drizzle-orm";
import type { FavouritesChange, FavouritesResponse } from "#contract/accounts/account.ts";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import type { Query } from "#worker/db/query.ts";
import type { Actor } from "#worker/http/actor.ts";

/**
 * Adds saved homes to an account's and takes those away that were let go; what is no listing is passed over.
 * The answer is the whole list, the last saved first; beyond the limit the oldest are forgotten.
 */
export function mergeFavourites(
  { id }: Actor,
  { uuids, removed }: FavouritesChange,
  now: Date,
): Query<FavouritesResponse> {
  return {
    statements: [
      sql`INSERT INTO favorites (user_id, property_uuid, saved_at)
        SELECT ${id}, properties.uuid, ${now.toISOString()}
        FROM json_each(${JSON.stringify(uuids)}) AS sent CROSS JOIN properties ON properties.uuid = sent.value
        WHERE true ON CONFLICT DO NOTHING`,
      sql`DELETE FROM favorites WHERE user_id = ${id}
        AND property_uuid IN (SELECT value FROM json_each(${JSON.stringify(removed)}))`,
      sql`DELETE FROM favorites WHERE user_id = ${id} AND property_uuid NOT IN (
        SELECT property_uuid FROM favorites WHERE user_id = ${id}
        ORDER BY saved_at DESC, property_uuid LIMIT ${accountLimits.favorites})`,
      sql`SELECT property_uuid FROM favorites WHERE user_id = ${id} ORDER BY saved_at DESC, property_uuid`,
    ],
    read: (results) => ({
      data: { uuids: (results.at(-1) ?? []).map(({ property_uuid }) => property_uuid as string) },
    }),
  };
}
