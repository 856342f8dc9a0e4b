import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { resourceKinds } from "#contract/appointments/appointment-kinds.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import type { BusyTime } from "#shared/appointments/slots.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { noRows, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import { allResources } from "../resources/all-resources.ts";

const minute = 60_000;
/** An appointment may have begun so long before a time at which its resources are still busy. */
const longestMs = (appointmentLimits.slotMinutes + appointmentLimits.bufferMinutes) * minute;

/** What is to be booked. */
interface Needed {
  kind: AppointmentKind;
  /** The id of the home, the course or the professional. */
  subject: string;
  /** Resources that a colleague chose. */
  chosen?: readonly string[] | undefined;
}

const resourceRow = z.object({
  id: z.string(),
  kind: z.enum(resourceKinds),
  name: z.string(),
  user_id: z.string().nullable(),
  /** Those whose account was disabled take no appointments. */
  is_active: storedFlag,
  /** Whether it is a colleague who shows homes. */
  does_viewings: storedFlag,
});
export type ResourceRow = z.output<typeof resourceRow>;

/** The last appointment that each resource got, among the newest. */
const lastTurns = sql`(SELECT resource_id, max(appointment_n) AS last_n FROM (
  SELECT resource_id, appointment_n FROM appointment_resources ORDER BY appointment_n DESC LIMIT 100)
  GROUP BY resource_id) AS turns`;

/**
 * Returns the resources that an appointment may need besides its home, course or professional: in turn, the one that got an
 * appointment longest ago first, then in the order of their creation.
 */
export function findResources({ kind, subject, chosen = [] }: Needed): Query<ResourceRow[]> {
  if (kind === "clinic" && chosen.length === 0) return noRows;
  const isNeeded =
    kind === "viewing"
      ? sql`kind = 'colleague'`
      : sql`id IN (SELECT used.value FROM courses, json_each(courses.resource_ids) AS used WHERE courses.id = ${subject})`;
  return selectRows(
    sql`SELECT id, kind, name, user_id, is_active, does_viewings FROM ${allResources}
      LEFT JOIN ${lastTurns} ON turns.resource_id = resources.id WHERE (${isNeeded} OR id IN (${selectIds(chosen)}))
      ORDER BY last_n, created_at, username, id LIMIT ${integerLiteral(appointmentLimits.resources)}`,
    resourceRow,
  );
}

const selectIds = (ids: readonly string[]): SQL => sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;

const busyRow = z.object({
  resource_id: z.string(),
  start: z.number(),
  until: z.number(),
  event: z.string(),
  appointment_n: z.number(),
});
export type BusyRow = z.output<typeof busyRow> & BusyTime;

/** The ids of what an appointment of a kind may need. */
function neededIds(kind: AppointmentKind, subject: string) {
  if (kind === "viewing") return sql`SELECT ${subject} UNION SELECT id FROM ${allResources} WHERE kind = 'colleague'`;
  if (kind === "clinic") return sql`SELECT ${subject}`;
  return sql`SELECT ${subject} UNION SELECT used.value FROM courses, json_each(courses.resource_ids) AS used WHERE courses.id = ${subject}`;
}

/**
 * Returns when the resources that an appointment may need, and those that a colleague chose, are busy, from one time to
 * another in milliseconds. A cancelled time is busy while it is held for a person who waits.
 */
export const findBusyTimes = (
  { kind, subject, chosen = [] }: Needed,
  { from, to }: { from: number; to: number },
): Query<BusyRow[]> =>
  selectRows(
    sql`SELECT resource_id, start, until, event, appointment_n FROM appointment_resources
      WHERE resource_id IN (${neededIds(kind, subject)} UNION ${selectIds(chosen)}) AND released = 0
        AND start > ${from - longestMs} AND start < ${to}
      UNION ALL SELECT resource_id, start, until, event, held.appointment_n
      FROM (SELECT DISTINCT appointment_n FROM waiting_offers WHERE held_until > ${new Date().toISOString()}) AS held
      CROSS JOIN appointment_resources ON appointment_resources.appointment_n = held.appointment_n
      WHERE resource_id IN (${neededIds(kind, subject)} UNION ${selectIds(chosen)}) AND released = 1
        AND start > ${from - longestMs} AND start < ${to}`,
    busyRow,
  );
