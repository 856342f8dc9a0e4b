import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { TellReason } from "#contract/appointments/tell-reasons.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { type Query, selectRows } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { isVisible } from "../appointment-list.repository.ts";
import { type AppointmentRow, appointmentColumns, appointmentRow, fromAppointments } from "../appointment-rows.ts";
import type { Occasion } from "../appointment-texts.ts";

const maxListed = 500;

/** What the person of an appointment does not know yet. */
export interface Telling {
  tell: TellReason | null;
  tell_from: string | null;
  told_at: string | null;
}

/** After a mail, or a change by the person. */
export const nothingToTell: Telling = { tell: null, tell_from: null, told_at: null };

/** The condition for appointments whose people do not know of a change. */
const isUntold = sql.raw("tell IS NOT NULL AND told_at IS NULL");

/** Whether its person does not know of a change. */
export const isToTell = ({ tell, told_at }: Pick<AppointmentRow, "tell" | "told_at">): boolean =>
  tell !== null && told_at === null;

/** The time that the person of an appointment knows. */
export const knownStart = (row: Pick<AppointmentRow, "tell" | "tell_from" | "told_at" | "start_at">): string =>
  (isToTell(row) ? row.tell_from : null) ?? row.start_at;

/**
 * Returns what its person does not know after a change by a colleague; undefined if that stays as it was.
 * @param told whether a mail tells it
 */
export function findTelling(
  row: AppointmentRow,
  after: Pick<AppointmentRow, "start_at">,
  occasion: Occasion | undefined,
  told: "mail" | null,
): Telling | undefined {
  if (told === "mail") return nothingToTell;
  if (occasion !== "moved" && occasion !== "cancelled") return undefined;
  const known = knownStart(row);
  // It was moved back before its person knew.
  if (occasion === "moved" && after.start_at === known) return nothingToTell;
  return { tell: occasion, tell_from: known, told_at: null };
}

/** Notes that open appointments cannot keep their time and have no other one, so that their people are told. */
export const noteStuck = (isChosen: SQL): Statement =>
  builder
    .update(appointments)
    .set({ tell_from: sql`iif(${isUntold}, tell_from, start_at)`, tell: "stuck", told_at: null })
    .where(and(isChosen, inArray(appointments.status, ["requested", "confirmed"])));

/** Notes that appointments can keep their time after all. */
export const noteUnstuck = (isChosen: SQL): Statement =>
  builder
    .update(appointments)
    .set({ tell: sql`iif(tell_from = start_at, NULL, 'moved')`, tell_from: sql`nullif(tell_from, start_at)` })
    .where(and(isChosen, eq(appointments.tell, "stuck"), isNull(appointments.told_at)));

/** Lists the appointments to come whose people must still be told of a change, in the order of their times. */
export const listToTell = (reader: HealthReader, now: Date): Query<AppointmentRow[]> =>
  selectRows(
    sql`SELECT ${appointmentColumns} FROM ${fromAppointments} WHERE appointments.n IN (
        SELECT n FROM appointments INDEXED BY appointments_to_tell WHERE ${isUntold} AND start_at > ${now.toISOString()})
      AND ${isVisible(reader)} AND enquiries.name <> ''
      ORDER BY start_at, appointments.n LIMIT ${integerLiteral(maxListed)}`,
    appointmentRow,
  );

const insertEntry = (actor: AdminActor, id: string, after: SQL, when: SQL, now: Date): Statement =>
  sql`INSERT INTO appointment_history (appointment_n, at, actor_id, field, after)
    SELECT n, ${now.toISOString()}, ${actor.id}, 'told', ${after} FROM appointments WHERE id = ${id} AND ${when}`;

/** Records that a colleague told the person of an appointment, if there was something to tell. */
export const noteTold = (actor: AdminActor, id: string, now: Date): Statement[] => [
  insertEntry(actor, id, sql.raw("tell"), isUntold, now),
  builder
    .update(appointments)
    .set({ told_at: now.toISOString() })
    .where(and(eq(appointments.id, id), isUntold)),
];

const isTold = sql.raw("tell IS NOT NULL AND told_at IS NOT NULL");

/** Records that the person of an appointment was not told after all. */
export const noteNotTold = (actor: AdminActor, id: string, now: Date): Statement[] => [
  insertEntry(actor, id, sql.raw("NULL"), isTold, now),
  builder
    .update(appointments)
    .set({ told_at: null })
    .where(and(eq(appointments.id, id), isTold)),
];
