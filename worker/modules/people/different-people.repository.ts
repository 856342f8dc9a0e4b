import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/**
 * Stores that two people are not the same, so that they are no longer suggested. A merge of both deletes it. Returns
 * whether the actor may see them.
 */
export function insertDifferent(
  actor: AdminActor,
  { id, otherId }: { id: string; otherId: string },
  now: Date,
): Query<{ isFound: boolean; isOtherFound: boolean }> {
  const isShown = (alias: string) => sql`${sql.raw(alias)}.merged_into IS NULL AND ${isVisiblePerson(actor, alias)}`;
  const both = sql`SELECT one.n AS n, other.n AS other_n FROM people AS one, people AS other
    WHERE one.id = ${id} AND other.id = ${otherId} AND one.n <> other.n AND ${isShown("one")} AND ${isShown("other")}`;
  const found = sql`SELECT EXISTS (SELECT 1 FROM people AS one WHERE one.id = ${id} AND ${isShown("one")}) AS isFound,
    EXISTS (${both}) AS isOtherFound`;
  return combineQueries(
    [
      selectRows(found, z.object({ isFound: storedFlag, isOtherFound: storedFlag })),
      insertAuditEntry(
        actor,
        { action: "update", entity: "person", entityId: id, after: { different_from: otherId } },
        now,
        sql`EXISTS (${both})`,
      ),
      sql`INSERT INTO different_people (one_n, other_n, at, actor_id)
        SELECT min(n, other_n), max(n, other_n), ${now.toISOString()}, ${actor.id} FROM (${both}) WHERE true
        ON CONFLICT DO NOTHING`,
    ],
    ([row]) => ({ isFound: row?.isFound ?? false, isOtherFound: row?.isOtherFound ?? false }),
  );
}

/** Selects the numbers of the people who are not the same as a person. */
export const differentFrom = (person: SQL): SQL =>
  sql`(SELECT other_n FROM different_people WHERE one_n = ${person} UNION ALL SELECT one_n FROM different_people WHERE other_n = ${person})`;
