import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { accountSeesHealth } from "#worker/db/health-permission.ts";
import { selectFirst } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { calendarLinks } from "#worker/db/tables/appointments.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** Finds the active colleague whose calendar has a secret. */
export const findCalendarOwner = (secretHash: string) =>
  selectFirst(
    builder
      .select({
        id: users.id,
        username: users.username,
        seesHealth: sql`${accountSeesHealth}`.mapWith(Boolean).as("sees_health_services"),
      })
      .from(calendarLinks)
      .innerJoin(users, eq(users.id, calendarLinks.user_id))
      .where(and(eq(calendarLinks.secret_hash, secretHash), ne(users.role, "user"), isNull(users.disabled_at))),
  );

/** Gives a colleague a new secret address. The earlier one ends. */
export const saveCalendarLink = (actor: AdminActor, secretHash: string, now: Date): Statement[] => [
  builder
    .insert(calendarLinks)
    .values({ user_id: actor.id, secret_hash: secretHash, created_at: now.toISOString() })
    .onConflictDoUpdate({
      target: calendarLinks.user_id,
      set: { secret_hash: secretHash, created_at: now.toISOString() },
    }),
  insertAuditEntry(
    actor,
    { action: "update", entity: "user", entityId: actor.id, after: { calendar_link: true } },
    now,
  ),
];
