import { and, desc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AppointmentQuery } from "#contract/appointments/admin-appointment.ts";
import { addDays, startOfDay, toDay, toIso } from "#shared/appointments/appointment-time.ts";
import { readIdDigits, readIdReference } from "#shared/listings/reference.ts";
import { isGenuine, isToConfirm } from "#worker/db/awaits-answer.ts";
import { matchExpression } from "#worker/db/contacts/match-expression.ts";
import { builder } from "#worker/db/driver.ts";
import { integerLiteral, leftJoined, named } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { noRows, type Query } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { appointmentHistory, appointmentResources, appointments } from "#worker/db/tables/appointments.ts";
import { type AppointmentRow, readAppointments } from "./rows/appointment-row.ts";
import { selectAppointments } from "./rows/select-appointments.repository.ts";

const maxListed = 500;
const maxRequests = 50;
const maxInCalendar = 1000;
const maxHistory = 200;
const defaultDays = 7;

/**
 * The condition for appointments that the reader may see. Those of suspected spam are not shown. The plus keeps SQLite from
 * an index that finds all enquiries.
 */
export const isVisible = (reader: HealthReader): SQL | undefined =>
  and(sql`+${isGenuine}`, isVisibleService(reader, appointments.service));

/** The order of lists: by time. */
export const byTime = [appointments.start_at, appointments.n] as const;

interface Range {
  from: string;
  to: string;
}

/** The condition for appointments that begin in a range of ISO times, or that take a resource in it. */
export function isWithin({ from, to }: Range, resource?: string): SQL | undefined {
  if (resource === undefined) return and(gte(appointments.start_at, from), lt(appointments.start_at, to));
  const { appointment_n, resource_id, released, start } = appointmentResources;
  const used = builder
    .select({ appointment_n })
    .from(appointmentResources)
    .where(
      and(
        eq(resource_id, resource),
        // Either, so that SQLite can search the times in the index of busy times.
        inArray(released, [false, true]),
        gte(start, Date.parse(from)),
        lt(start, Date.parse(to)),
      ),
    );
  return inArray(appointments.n, used);
}

/** Returns the beginning and the end of the range of a query, as ISO times. A last day belongs to it. */
function readRange({ from, to }: AppointmentQuery, now: Date): Range {
  const start = from === undefined ? startOfDay(toDay(now.getTime())) : Date.parse(from);
  if (to === undefined) return { from: toIso(start), to: toIso(startOfDay(addDays(toDay(start), defaultDays))) };
  const isDay = to.length === 10;
  return { from: toIso(start), to: isDay ? toIso(startOfDay(addDays(to, 1))) : new Date(to).toISOString() };
}

/** Lists the appointments of a range in the order of their times, one more than are shown. */
export function listAppointments(reader: HealthReader, asked: AppointmentQuery, now: Date): Query<AppointmentRow[]> {
  const { kind, status, resource_id, assignee_id, property_uuid } = asked;
  return readAppointments(
    selectAppointments()
      .where(
        and(
          isWithin(readRange(asked, now), resource_id),
          isVisible(reader),
          status.length > 0 ? inArray(appointments.status, status) : ne(appointments.status, "cancelled"),
          kind.length > 0 ? inArray(appointments.kind, kind) : undefined,
          assignee_id === undefined ? undefined : eq(appointments.assignee_id, assignee_id),
          property_uuid === undefined ? undefined : eq(appointments.property_uuid, property_uuid),
        ),
      )
      .orderBy(...byTime)
      .limit(maxListed + 1),
  );
}

/** Enquiries with the words of a search, of which the appointments are looked at. */
const maxEnquiriesWithWords = 60;

/** Finds appointments by their reference, or by what finds their enquiry in the inbox; the latest first. */
export function searchAppointments(reader: HealthReader, q: string, limit: number): Query<AppointmentRow[]> {
  const match = matchExpression(q);
  const digits = readIdReference("a", q) ?? readIdDigits(q);
  if (!match && !digits) return noRows;
  const withWords = sql`(SELECT rowid FROM enquiry_index WHERE enquiry_index MATCH ${match}
    ORDER BY rowid DESC LIMIT ${integerLiteral(maxEnquiriesWithWords)})`;
  const isFound = or(
    match ? inArray(appointments.enquiry_n, withWords) : undefined,
    digits ? and(gte(appointments.id, digits), lt(appointments.id, `${digits}~`)) : undefined,
  );
  return readAppointments(
    selectAppointments()
      .where(and(isFound, isVisible(reader)))
      .orderBy(desc(appointments.start_at), appointments.n)
      .limit(limit),
  );
}

/** Lists the requests that wait for a colleague, the next appointment first. */
export const listRequests = (reader: HealthReader, now: Date): Query<AppointmentRow[]> =>
  readAppointments(
    selectAppointments()
      .where(and(isToConfirm(now), isVisible(reader)))
      .orderBy(...byTime)
      .limit(maxRequests),
  );

export const splitPage = (rows: AppointmentRow[]) => ({
  shown: rows.slice(0, maxListed),
  more: rows.length > maxListed,
});

const actors = alias(users, "actors");

/** Finds what was changed of an appointment, the first change first. */
export const findHistory = (id: string) =>
  builder
    .select({
      at: appointmentHistory.at,
      by: leftJoined(actors.username, "by"),
      field: appointmentHistory.field,
      from: named(appointmentHistory.before, "from"),
      to: named(appointmentHistory.after, "to"),
    })
    .from(appointmentHistory)
    .innerJoin(appointments, eq(appointments.n, appointmentHistory.appointment_n))
    .leftJoin(actors, eq(actors.id, appointmentHistory.actor_id))
    .where(eq(appointments.id, id))
    .orderBy(appointmentHistory.n)
    .limit(maxHistory);

/** Lists the calendar of a colleague: their own appointments and those without a colleague, except cancelled ones. */
export function listForCalendar(reader: HealthReader & { id: string }, now: Date): Query<AppointmentRow[]> {
  const dayAfter = (days: number) => toIso(startOfDay(addDays(toDay(now.getTime()), days)));
  const isOwn = or(eq(appointments.assignee_id, reader.id), isNull(appointments.assignee_id));
  return readAppointments(
    selectAppointments()
      .where(
        and(
          isWithin({ from: dayAfter(-30), to: dayAfter(120) }),
          // The plus keeps SQLite in the index of the times.
          isOwn && sql`+${isOwn}`,
          ne(appointments.status, "cancelled"),
          isVisible(reader),
        ),
      )
      .orderBy(...byTime)
      .limit(maxInCalendar),
  );
}
