import { and, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Availability } from "#contract/appointments/availability.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import type { Query } from "#worker/db/query.ts";
import { appointments, availability } from "#worker/db/tables/appointments.ts";
import { byTime, isVisible } from "../appointment-list.repository.ts";
import { type AppointmentRow, readAppointments } from "../rows/appointment-row.ts";
import { selectAppointments } from "../rows/select-appointments.repository.ts";
import { noteStuck, noteUnstuck } from "./telling.repository.ts";

const maxListed = 500;

/**
 * The numbers of the open appointments to come on days off.
 * @param daysOff JSON
 */
const selectConflicts = (daysOff: SQL, now: Date): SQL =>
  sql`(SELECT planned.n FROM json_each(${daysOff}) AS off
      JOIN appointments AS planned
        ON planned.start_at >= off.value ->> 'date' AND planned.start_at < (off.value ->> 'date') || 'U'
    WHERE planned.start_at > ${now.toISOString()} AND planned.status IN ('requested', 'confirmed')
      AND (off.value ->> 'resource_id' IS NULL OR EXISTS (SELECT 1 FROM appointment_resources
        WHERE appointment_n = planned.n AND resource_id = off.value ->> 'resource_id')))`;

/** Lists the open appointments to come on days that are off. */
export const listConflicts = (
  reader: HealthReader,
  daysOff: Availability["days_off"],
  now: Date,
): Query<AppointmentRow[]> =>
  readAppointments(
    selectAppointments()
      .where(and(inArray(appointments.n, selectConflicts(sql`${JSON.stringify(daysOff)}`, now)), isVisible(reader)))
      .orderBy(...byTime)
      .limit(maxListed),
  );

const storedDaysOff = sql`(SELECT coalesce(settings ->> 'days_off', '[]') FROM ${availability})`;

/**
 * Notes whom new days off concern, before they are stored: each person is told once. Those of days that are no longer off
 * need not be told.
 * @param isCurrent the condition under which the days off are stored
 */
export function noteDaysOff(daysOff: Availability["days_off"], isCurrent: SQL, now: Date) {
  const { n } = appointments;
  const [before, after] = [selectConflicts(storedDaysOff, now), selectConflicts(sql`${JSON.stringify(daysOff)}`, now)];
  return {
    stuck: noteStuck(and(inArray(n, after), notInArray(n, before), isCurrent)),
    unstuck: noteUnstuck(and(inArray(n, before), notInArray(n, after), isCurrent)),
  };
}
