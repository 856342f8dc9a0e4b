import { and, eq, isNull, sql } from "drizzle-orm";
import type { AlarmName } from "#contract/admin/alarm-names.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { alarms } from "#worker/db/tables/operations.ts";

/**
 * Opens an alarm, or updates the detail of an open one. The schedule announces each alarm once.
 * @param detail what happened and what to do, in one or two sentences without personal data
 */
export const raiseAlarm = (name: AlarmName, detail: string, now: Date): Statement =>
  builder
    .insert(alarms)
    .values({ name, detail, since: now.toISOString() })
    .onConflictDoUpdate({
      target: alarms.name,
      set: { detail, since: sql`iif(ended_at IS NULL, since, excluded.since)`, ended_at: null },
    });

/** Ends an alarm if it is open. */
export const endAlarm = (name: AlarmName, now: Date): Statement =>
  builder
    .update(alarms)
    .set({ ended_at: now.toISOString() })
    .where(and(eq(alarms.name, name), isNull(alarms.ended_at)));
