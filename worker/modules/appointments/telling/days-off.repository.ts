import { type SQL, sql } from "drizzle-orm";
import type { Availability } from "#contract/appointments/availability.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { type Query, selectRows } from "#worker/db/query.ts";
import { isVisible } from "../appointment-list.repository.ts";
import { type AppointmentRow, appointmentColumns, appointmentRow, fromAppointments } from "../appointment-rows.ts";
import { noteStuck, noteUnstuck } from "./telling.repository.ts";

const maxListed = 500;

/**
 * The numbers of the open appointments to come on days off.
 * @param daysOff JSON
 */
const selectConflicts = (daysOff: SQL, now: Date): SQL =>
  sql`SELECT planned.n FROM json_each(${daysOff}) AS off
      JOIN appointments AS planned INDEXED BY appointments_start
        ON planned.start_at >= off.value ->> 'date' AND planned.start_at < (off.value ->> 'date') || 'U'
    WHERE planned.start_at > ${now.toISOString()} AND planned.status IN ('requested', 'confirmed')
      AND (off.value ->> 'resource_id' IS NULL OR EXISTS (SELECT 1 FROM appointment_resources
        WHERE appointment_n = planned.n AND resource_id = off.value ->> 'resource_id'))`;

/** Lists the open appointments to come on days that are off. */
export const listConflicts = (
  reader: HealthReader,
  daysOff: Availability["days_off"],
  now: Date,
): Query<AppointmentRow[]> =>
  selectRows(
    sql`SELECT ${appointmentColumns} FROM ${fromAppointments}
      WHERE appointments.n IN (${selectConflicts(sql`${JSON.stringify(daysOff)}`, now)})
      AND ${isVisible(reader)} ORDER BY start_at, appointments.n LIMIT ${integerLiteral(maxListed)}`,
    appointmentRow,
  );

const storedDaysOff = sql.raw("(SELECT coalesce(settings ->> 'days_off', '[]') FROM availability WHERE id = 1)");

/**
 * Notes whom new days off concern, before they are stored: each person is told once. Those of days that are no longer off
 * need not be told.
 * @param isCurrent the condition under which the days off are stored
 */
export function noteDaysOff(daysOff: Availability["days_off"], isCurrent: SQL, now: Date) {
  const [before, after] = [selectConflicts(storedDaysOff, now), selectConflicts(sql`${JSON.stringify(daysOff)}`, now)];
  return {
    stuck: noteStuck(sql`n IN (${after}) AND n NOT IN (${before}) AND ${isCurrent}`),
    unstuck: noteUnstuck(sql`n IN (${before}) AND n NOT IN (${after}) AND ${isCurrent}`),
  };
}
