import { sql } from "drizzle-orm";
import type { AlarmName } from "#contract/admin/alarm-names.ts";
import type { Query } from "#worker/db/query.ts";

export interface Alarm {
  name: AlarmName;
  detail: string;
  since: string;
  ended_at: string | null;
}

/** Returns the open alarms, the oldest first. */
export const findOpenAlarms: Query<Pick<Alarm, "name" | "detail" | "since">[]> = {
  statements: [sql`SELECT name, detail, since FROM alarms WHERE ended_at IS NULL ORDER BY since, name`],
  read: ([rows = []]) => rows as unknown as Alarm[],
};

/** Returns all alarms, the oldest first, and the ids of the messages that announced them. */
export const findAnnouncements: Query<{ alarms: Alarm[]; announced: Set<string> }> = {
  statements: [
    sql`SELECT name, detail, since, ended_at FROM alarms ORDER BY since, name`,
    sql`SELECT id FROM messages WHERE id >= 'alarm:' AND id < 'alarm;'`,
  ],
  read: ([alarms = [], messages = []]) => ({
    alarms: alarms as unknown as Alarm[],
    announced: new Set(messages.map(({ id }) => id as string)),
  }),
};
