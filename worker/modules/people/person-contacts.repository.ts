import { sql } from "drizzle-orm";
import * as z from "zod";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
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
      selectRows(sql`SELECT ${exists} AS found`, z.object({ found: storedFlag })),
      insertAuditEntry(
        actor,
        { action: "update", entity: "person", entityId: id, after: { contacted: by } },
        now,
        exists,
      ),
      sql`INSERT INTO person_events (person_n, at, actor_id, kind, about)
        SELECT n, ${at}, ${actor.id}, ${by}, ${about} FROM people WHERE ${isTarget}`,
      sql`UPDATE people SET last_contact_at = max(last_contact_at, ${at}) WHERE ${isTarget}`,
    ],
    ([row]) => row?.found ?? false,
  );
}
