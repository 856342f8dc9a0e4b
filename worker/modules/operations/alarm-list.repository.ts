import { and, gte, isNull, lt } from "drizzle-orm";
import type { AlarmName } from "#contract/admin/alarm-names.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { alarms, messages } from "#worker/db/tables/operations.ts";

export interface Alarm {
  name: AlarmName;
  detail: string;
  since: string;
  ended_at: string | null;
}

const { name, detail, since, ended_at } = alarms;

/** Returns the open alarms, the oldest first. */
export const findOpenAlarms = builder
  .select({ name, detail, since })
  .from(alarms)
  .where(isNull(ended_at))
  .orderBy(since, name);

/** Returns all alarms, the oldest first, and the ids of the messages that announced them. */
export const findAnnouncements: Query<{ alarms: Alarm[]; announced: Set<string> }> = combineQueries(
  [
    builder.select({ name, detail, since, ended_at }).from(alarms).orderBy(since, name),
    builder
      .select({ id: messages.id })
      .from(messages)
      .where(and(gte(messages.id, "alarm:"), lt(messages.id, "alarm;"))),
  ],
  (found, sent) => ({ alarms: found, announced: new Set(sent.map(({ id }) => id)) }),
);
