import { sql } from "drizzle-orm";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { people } from "#worker/db/tables/people.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/**
 * Records a call or a message to a person that is about no enquiry. Returns whether the actor may see the person.
 * @param about `confirm` for a message that asked the owner whether homes are still free
 */
export function insertPersonContact(
  actor: AdminActor,
  id: string,
  by: ContactWay,
  now: Date,
  about: "confirm" | null = null,
): Query<boolean> {
  const at = now.toISOString();
  const isTarget = sql`people.id = ${id} AND merged_into IS NULL AND ${isVisiblePerson(actor)}`;
  const exists = sql`EXISTS (SELECT 1 FROM people WHERE ${isTarget})`;
  return combineQueries(
    [
      builder.select({ id: people.id }).from(people).where(isTarget),
      insertAuditEntry(
        actor,
        { action: "update", entity: "person", entityId: id, after: { contacted: by } },
        now,
        exists,
      ),
      sql`INSERT INTO person_events (person_n, at, actor_id, kind, about)
        SELECT n, ${at}, ${actor.id}, ${by}, ${about} FROM people WHERE ${isTarget}`,
      builder
        .update(people)
        .set({ last_contact_at: sql`max(last_contact_at, ${at})` })
        .where(isTarget),
    ],
    (found) => found.length === 1,
  );
}
