import { sql } from "drizzle-orm";
import * as z from "zod";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Statement } from "#worker/db/driver.ts";
import { accountSeesHealth } from "#worker/db/health-permission.ts";
import { type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import type { AdminActor } from "#worker/http/actor.ts";

const ownerRow = z
  .object({ id: z.string(), username: z.string(), sees_health: storedFlag })
  .transform(({ sees_health, ...owner }) => ({ ...owner, seesHealth: sees_health }));

/** Finds the active colleague whose calendar has a secret. */
export const findCalendarOwner = (secretHash: string): Query<z.output<typeof ownerRow> | undefined> =>
  selectFirst(
    selectRows(
      sql`SELECT users.id, username, ${accountSeesHealth} AS sees_health FROM calendar_links JOIN users ON users.id = user_id
        WHERE secret_hash = ${secretHash} AND role <> 'user' AND disabled_at IS NULL`,
      ownerRow,
    ),
  );

/** Gives a colleague a new secret address. The earlier one ends. */
export const saveCalendarLink = (actor: AdminActor, secretHash: string, now: Date): Statement[] => [
  sql`INSERT INTO calendar_links (user_id, secret_hash, created_at) VALUES (${actor.id}, ${secretHash}, ${now.toISOString()})
    ON CONFLICT (user_id) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = excluded.created_at`,
  insertAuditEntry(
    actor,
    { action: "update", entity: "user", entityId: actor.id, after: { calendar_link: true } },
    now,
  ),
];
