import { and, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { TellReason } from "#contract/appointments/tell-reasons.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import type { Query } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { byTime, isVisible } from "../appointment-list.repository.ts";
import { insertHistory } from "../history.repository.ts";
import { type AppointmentRow, readAppointments } from "../rows/appointment-row.ts";
import type { Occasion } from "../rows/appointment-texts.ts";
import { selectAppointments } from "../rows/select-appointments.repository.ts";

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
const isUntold = and(isNotNull(appointments.tell), isNull(appointments.told_at));

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
export const noteStuck = (isChosen: SQL | undefined): Statement =>
  builder
    .update(appointments)
    .set({ tell_from: sql`iif(${isUntold}, tell_from, start_at)`, tell: "stuck", told_at: null })
    .where(and(isChosen, inArray(appointments.status, ["requested", "confirmed"])));

/** Notes that appointments can keep their time after all. */
export const noteUnstuck = (isChosen: SQL | undefined): Statement =>
  builder
    .update(appointments)
    .set({ tell: sql`iif(tell_from = start_at, NULL, 'moved')`, tell_from: sql`nullif(tell_from, start_at)` })
    .where(and(isChosen, eq(appointments.tell, "stuck"), isNull(appointments.told_at)));

/** Lists the appointments to come whose people must still be told of a change, in the order of their times. */
export const listToTell = (reader: HealthReader, now: Date): Query<AppointmentRow[]> =>
  readAppointments(
    selectAppointments()
      .where(and(isUntold, gt(appointments.start_at, now.toISOString()), isVisible(reader), ne(enquiries.name, "")))
      .orderBy(...byTime)
      .limit(maxListed),
  );

const isTold = and(isNotNull(appointments.tell), isNotNull(appointments.told_at));

/** Records in the history whether a person was told, if that was not so before. */
const insertEntry = (actor: AdminActor, id: string, after: SQL, when: SQL | undefined, now: Date): Statement =>
  insertHistory(and(eq(appointments.id, id), when), { actorId: actor.id, field: "told", after }, now);

/** Records that a colleague told the person of an appointment, if there was something to tell. */
export const noteTold = (actor: AdminActor, id: string, now: Date): Statement[] => [
  insertEntry(actor, id, sql`${appointments.tell}`, isUntold, now),
  builder
    .update(appointments)
    .set({ told_at: now.toISOString() })
    .where(and(eq(appointments.id, id), isUntold)),
];

/** Records that the person of an appointment was not told after all. */
export const noteNotTold = (actor: AdminActor, id: string, now: Date): Statement[] => [
  insertEntry(actor, id, sql`NULL`, isTold, now),
  builder
    .update(appointments)
    .set({ told_at: null })
    .where(and(eq(appointments.id, id), isTold)),
];
