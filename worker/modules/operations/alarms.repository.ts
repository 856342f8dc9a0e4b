import { type SQL, sql } from "drizzle-orm";
import type { AlarmName } from "#contract/admin/alarm-names.ts";

/**
 * Opens an alarm, or updates the detail of an open one. The schedule announces each alarm once.
 * @param detail what happened and what to do, in one or two sentences without personal data
 */
export function raiseAlarm(name: AlarmName, detail: string, now: Date): SQL {
  return sql`INSERT INTO alarms (name, detail, since) VALUES (${name}, ${detail}, ${now.toISOString()})
    ON CONFLICT (name) DO UPDATE SET detail = excluded.detail,
      since = iif(ended_at IS NULL, since, excluded.since), ended_at = NULL`;
}

/** Ends an alarm if it is open. */
export function endAlarm(name: AlarmName, now: Date): SQL {
  return sql`UPDATE alarms SET ended_at = ${now.toISOString()} WHERE name = ${name} AND ended_at IS NULL`;
}
