import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { type AppointmentQuery, appointmentDetailSchema } from "#contract/appointments/admin-appointment.ts";
import { addDays, startOfDay, toDay, toIso } from "#shared/appointments/appointment-time.ts";
import { readIdReference } from "#shared/listings/reference.ts";
import { isToConfirm } from "#worker/db/awaits-answer.ts";
import { matchExpression } from "#worker/db/contacts/match-expression.ts";
import { integerLiteral, isOneOf } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, noRows, type Query, selectRows } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { type AppointmentRow, appointmentColumns, appointmentRow, fromAppointments } from "./appointment-rows.ts";

const maxListed = 500;
const maxRequests = 50;
const defaultDays = 7;

/** The condition for appointments that the reader may see. Those of suspected spam are not shown. */
export const isVisible = (reader: HealthReader): SQL =>
  sql`enquiries.spam = 0 AND ${isVisibleService(reader, sql.raw("appointments.service"))}`;

/** Returns the beginning and the end of the range of a query, as ISO times. A last day belongs to it. */
function readRange({ from, to }: AppointmentQuery, now: Date): { from: string; to: string } {
  const start = from === undefined ? startOfDay(toDay(now.getTime())) : Date.parse(from);
  if (to === undefined) return { from: toIso(start), to: toIso(startOfDay(addDays(toDay(start), defaultDays))) };
  const isDay = to.length === 10;
  return { from: toIso(start), to: isDay ? toIso(startOfDay(addDays(to, 1))) : new Date(to).toISOString() };
}

/** Chooses the rows by the most selective index. */
export function selectNumbers(
  asked: Pick<AppointmentQuery, "resource_id" | "assignee_id" | "property_uuid">,
  range: { from: string; to: string },
): SQL {
  const { resource_id, assignee_id, property_uuid } = asked;
  const within = sql`start_at >= ${range.from} AND start_at < ${range.to}`;
  if (resource_id !== undefined)
    return sql`SELECT appointment_n FROM appointment_resources INDEXED BY appointment_resources_busy
      WHERE resource_id = ${resource_id} AND released IN (0, 1) AND start >= ${Date.parse(range.from)} AND start < ${Date.parse(range.to)}`;
  if (property_uuid !== undefined)
    return sql`SELECT n FROM appointments INDEXED BY appointments_property WHERE property_uuid = ${property_uuid} AND ${within}`;
  if (assignee_id !== undefined)
    return sql`SELECT n FROM appointments INDEXED BY appointments_assignee WHERE assignee_id = ${assignee_id} AND ${within}`;
  return sql`SELECT n FROM appointments INDEXED BY appointments_start WHERE ${within}`;
}

/** Lists the appointments of a range in the order of their times, one more than are shown. */
export function listAppointments(reader: HealthReader, asked: AppointmentQuery, now: Date): Query<AppointmentRow[]> {
  const { kind, status, assignee_id, property_uuid } = asked;
  const conditions = [
    isVisible(reader),
    status.length > 0 ? isOneOf(appointments.status, status) : sql`appointments.status <> 'cancelled'`,
    ...(kind.length > 0 ? [isOneOf(appointments.kind, kind)] : []),
    ...(assignee_id === undefined ? [] : [sql`appointments.assignee_id = ${assignee_id}`]),
    ...(property_uuid === undefined ? [] : [sql`appointments.property_uuid = ${property_uuid}`]),
  ];
  return selectRows(
    sql`SELECT ${appointmentColumns} FROM ${fromAppointments}
      WHERE appointments.n IN (${selectNumbers(asked, readRange(asked, now))}) AND ${sql.join(conditions, sql` AND `)}
      ORDER BY start_at, appointments.n LIMIT ${integerLiteral(maxListed + 1)}`,
    appointmentRow,
  );
}

/** Enquiries with the words of a search, of which the appointments are looked at. */
const maxEnquiriesWithWords = 60;

/** Finds appointments by their reference, or by what finds their enquiry in the inbox; the latest first. */
export function searchAppointments(reader: HealthReader, q: string, limit: number): Query<AppointmentRow[]> {
  const match = matchExpression(q);
  const digits = readIdReference("a", q);
  const found = [
    ...(match
      ? [
          sql`SELECT appointments.n FROM (SELECT rowid AS found_n FROM enquiry_index WHERE enquiry_index MATCH ${match}
            ORDER BY rowid DESC LIMIT ${integerLiteral(maxEnquiriesWithWords)})
          CROSS JOIN appointments INDEXED BY appointments_enquiry ON enquiry_n = found_n`,
        ]
      : []),
    ...(digits
      ? [sql`SELECT n FROM appointments INDEXED BY appointments_id WHERE id >= ${digits} AND id < ${`${digits}~`}`]
      : []),
  ];
  if (found.length === 0) return noRows;
  return selectRows(
    sql`SELECT ${appointmentColumns} FROM ${fromAppointments}
      WHERE appointments.n IN (${sql.join(found, sql` UNION ALL `)}) AND ${isVisible(reader)}
      ORDER BY start_at DESC, appointments.n LIMIT ${integerLiteral(limit)}`,
    appointmentRow,
  );
}

/** Lists the requests that wait for a colleague, the next appointment first. */
export const listRequests = (reader: HealthReader, now: Date): Query<AppointmentRow[]> =>
  selectRows(
    sql`SELECT ${appointmentColumns} FROM ${fromAppointments} WHERE appointments.n IN (
        SELECT appointments.n FROM appointments INDEXED BY appointments_requested JOIN enquiries ON enquiries.n = enquiry_n
        WHERE appointments.status = 'requested' AND ${isToConfirm(now)} AND ${isVisible(reader)}
        ORDER BY start_at, appointments.n LIMIT ${integerLiteral(maxRequests)})
      ORDER BY start_at, appointments.n`,
    appointmentRow,
  );

export const splitPage = (rows: AppointmentRow[]) => ({
  shown: rows.slice(0, maxListed),
  more: rows.length > maxListed,
});

const historyRow = appointmentDetailSchema.shape.history.element;

export const findHistory = (id: string): Query<z.output<typeof historyRow>[]> =>
  combineQueries(
    [
      selectRows(
        sql`SELECT at, (SELECT username FROM users WHERE users.id = actor_id) AS "by", field, before AS "from", after AS "to"
          FROM appointment_history WHERE appointment_n = (SELECT n FROM appointments WHERE id = ${id}) ORDER BY n LIMIT ${integerLiteral(200)}`,
        historyRow,
      ),
    ],
    (rows) => rows,
  );

/** Lists the calendar of a colleague: their own appointments and those without a colleague, except cancelled ones. */
export function listForCalendar(reader: HealthReader & { id: string }, now: Date): Query<AppointmentRow[]> {
  const [from, to] = [-30, 120].map((days) => toIso(startOfDay(addDays(toDay(now.getTime()), days))));
  return selectRows(
    sql`SELECT ${appointmentColumns} FROM ${fromAppointments} WHERE appointments.n IN (
        SELECT n FROM appointments INDEXED BY appointments_start WHERE start_at >= ${from} AND start_at < ${to})
      AND (appointments.assignee_id = ${reader.id} OR appointments.assignee_id IS NULL) AND appointments.status <> 'cancelled'
      AND ${isVisible(reader)} ORDER BY start_at, appointments.n LIMIT ${integerLiteral(1000)}`,
    appointmentRow,
  );
}
