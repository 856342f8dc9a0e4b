import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { people, personEvents } from "#worker/db/tables/people.ts";
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
  const isTarget = and(eq(people.id, id), isNull(people.merged_into), isVisiblePerson(actor));
  const target = builder.select({ n: people.n }).from(people).where(isTarget);
  return combineQueries(
    [
      target,
      insertAuditEntry(
        actor,
        { action: "update", entity: "person", entityId: id, after: { contacted: by } },
        now,
        exists(target),
      ),
      builder.insert(personEvents).select(
        builder
          .select(newRow(personEvents, { person_n: people.n, at, actor_id: actor.id, kind: by, about }))
          .from(people)
          .where(isTarget),
      ),
      builder
        .update(people)
        .set({ last_contact_at: sql`max(last_contact_at, ${at})` })
        .where(isTarget),
    ],
    (found) => found.length === 1,
  );
}
