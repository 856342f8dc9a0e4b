import { type SQL, sql } from "drizzle-orm";
import type { PropertyHistoryResponse } from "#contract/listings/status/property-history.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";

const maxEntries = 200;

/**
 * Adds the author to the history rows that the triggers wrote for a change of this batch. Their time is the new
 * `updated_at` of their property.
 * @param from an ISO time: the change gave no earlier `updated_at`
 */
export function setHistoryAuthor(actor: AdminActor, uuids: string[], from: string): SQL {
  return sql`UPDATE property_history SET actor_id = ${actor.id}
    WHERE property_n IN (SELECT n FROM json_each(${JSON.stringify(uuids)}) AS changed CROSS JOIN properties ON uuid = changed.value)
      AND at >= ${from} AND at = (SELECT updated_at FROM properties WHERE n = property_n) AND actor_id IS NULL`;
}

/** Finds the changes of a property, the newest first; undefined for an unknown property. */
export function findHistory(uuid: string): Query<PropertyHistoryResponse | undefined> {
  return {
    statements: [
      sql`SELECT kind FROM properties WHERE uuid = ${uuid}`,
      sql`SELECT at, username, field, old_value, new_value, note
        FROM property_history LEFT JOIN users ON users.id = actor_id
        WHERE property_n = (SELECT n FROM properties WHERE uuid = ${uuid}) ORDER BY property_history.id DESC LIMIT ${integerLiteral(maxEntries)}`,
    ],
    read([[property] = [] as Row[], rows = []]) {
      if (!property) return undefined;
      const price = property.kind === "rent" ? "monthly_rent" : "price";
      return rows.map(({ at, username, field, old_value, new_value, note }) => ({
        at: at as string,
        by: (username as string | null) ?? null,
        field: (field === "price" ? price : field) as PropertyHistoryResponse[number]["field"],
        from: toValue(field as string, old_value as string | null),
        to: toValue(field as string, new_value as string | null),
        ...(note !== null && { note: note as string }),
      }));
    },
  };
}

function toValue(field: string, stored: string | null): string | number | boolean | null {
  if (stored === null) return null;
  if (field === "price" || field === "previous_price") return Number(stored) / 100;
  return field === "published" || field === "deleted" ? stored === "1" : stored;
}
