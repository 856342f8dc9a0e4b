import { eq, lt, type SQL, sql } from "drizzle-orm";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import type { FreeSlot } from "#shared/appointments/slots.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { appointmentResources, appointments, occupied } from "#worker/db/tables/appointments.ts";
import { renewSeats } from "#worker/modules/service-items/renew-seats.repository.ts";

const gridMs = appointmentLimits.gridMinutes * 60_000;

/**
 * Returns the statements that take the time of a stored appointment, for the same batch. The batch fails and changes
 * nothing if a resource is busy, or if the appointment is no longer as expected; `isTimeTaken` and `isChanged` tell why.
 * @param seats how many bookings share the time
 * @param isExpected the condition for the appointment, in `appointments`
 */
export function takeTime(id: string, slot: FreeSlot, seats: number, isExpected: SQL = sql`true`): Statement[] {
  const { start, until, event, resources } = slot;
  const [first, end] = [Math.floor(start / gridMs), Math.ceil(until / gridMs)];
  const slots = Array.from({ length: end - first }, (_, index) => first + index);
  const ids = JSON.stringify(resources);
  const number = sql`(SELECT n FROM appointments WHERE id = ${id} AND ${isExpected})`;
  return [
    sql`INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event)
      SELECT ${number}, used.value, ${start}, ${until}, ${event} FROM json_each(${ids}) AS used`,
    sql`WITH taken AS MATERIALIZED (SELECT seat, event FROM occupied
        WHERE resource_id IN (SELECT value FROM json_each(${ids})) AND slot BETWEEN ${first} AND ${end - 1}),
      seat AS MATERIALIZED (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM taken WHERE event <> ${event}) THEN
        (SELECT min(numbers.value) FROM json_each(${JSON.stringify(countTo(seats))}) AS numbers
          WHERE numbers.value NOT IN (SELECT seat FROM taken)) END AS number)
      INSERT INTO occupied (resource_id, slot, seat, event, appointment_n)
      SELECT used.value, slots.value, (SELECT number FROM seat), ${event}, ${number}
      FROM json_each(${ids}) AS used, json_each(${JSON.stringify(slots)}) AS slots`,
    renewSeats(eq(appointments.id, id)),
  ];
}

const countTo = (number: number) => Array.from({ length: number }, (_, index) => index + 1);

/** Releases the time of an appointment and removes its resources, before it takes another time. */
export const leaveTime = (n: number): Statement[] => [
  builder.delete(occupied).where(eq(occupied.appointment_n, n)),
  builder.delete(appointmentResources).where(eq(appointmentResources.appointment_n, n)),
];

/** Releases the time of an appointment that was cancelled. Its resources stay known. */
export const releaseTime = (n: number): Statement[] => [
  builder.delete(occupied).where(eq(occupied.appointment_n, n)),
  builder.update(appointmentResources).set({ released: true }).where(eq(appointmentResources.appointment_n, n)),
  renewSeats(eq(appointments.n, n)),
];

/** Deletes what past appointments occupied. It is needed for double bookings only, of which there are none in the past. */
export function deletePastTimes(now: Date): Statement {
  const today = Math.floor(now.getTime() / 86_400_000) * 86_400_000;
  return builder.delete(occupied).where(lt(occupied.slot, Math.floor(today / gridMs)));
}

/** Whether a batch failed because a resource is busy. */
export const isTimeTaken = (error: unknown): boolean =>
  isNotNullViolation(error, "occupied.seat") || isUniqueViolation(error, "occupied.");

/** Whether a batch failed because the appointment, or what it is about, has changed since it was read. */
export const isChanged = (error: unknown): boolean =>
  isNotNullViolation(error, "appointment_resources.appointment_n") ||
  isNotNullViolation(error, "occupied.appointment_n") ||
  isNotNullViolation(error, "appointments.reference");
