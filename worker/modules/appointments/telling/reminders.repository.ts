import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { type Query, selectRows } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { isVisible } from "../appointment-list.repository.ts";
import { type AppointmentRow, appointmentColumns, appointmentRow, fromAppointments } from "../appointment-rows.ts";

/** How long before an appointment its person is reminded. */
const reminderHours = 24;
const maxPerRun = 50;

const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

/** The confirmed appointments of the next 24 hours whose people were not told of the time within the last 24 hours. */
function isDue(now: Date): SQL {
  return sql`SELECT n FROM appointments INDEXED BY appointments_start
    WHERE start_at > ${now.toISOString()} AND start_at <= ${hoursFrom(now, reminderHours)} AND status = 'confirmed'
      AND reminded_at IS NULL AND NOT EXISTS (SELECT 1 FROM appointment_history
        WHERE appointment_n = appointments.n AND field IN ('status', 'start')
          AND unixepoch(at) > unixepoch(start_at) - ${integerLiteral(reminderHours * 3600)})`;
}

/** Whom a list of reminders has. */
const recipients = {
  everyone: sql`1`,
  "with an address": sql`enquiries.email <> ''`,
  "without an address": sql`enquiries.email = ''`,
};

/** Lists the reminders that are due and have not been sent. */
export const listDueReminders = (
  reader: HealthReader,
  who: keyof typeof recipients,
  now: Date,
): Query<AppointmentRow[]> =>
  selectRows(
    sql`SELECT ${appointmentColumns} FROM ${fromAppointments} WHERE appointments.n IN (${isDue(now)}) AND ${isVisible(reader)}
        AND enquiries.name <> '' AND ${recipients[who]} ORDER BY start_at, appointments.n LIMIT ${integerLiteral(maxPerRun)}`,
    appointmentRow,
  );

/** Records that the person of an appointment was reminded. */
export const noteReminded = (id: string, actorId: string | null, now: Date): Statement[] => [
  sql`INSERT INTO appointment_history (appointment_n, at, actor_id, field, after)
    SELECT n, ${now.toISOString()}, ${actorId}, 'reminder', 'sent' FROM appointments WHERE id = ${id} AND reminded_at IS NULL`,
  builder
    .update(appointments)
    .set({ reminded_at: now.toISOString() })
    .where(and(eq(appointments.id, id), isNull(appointments.reminded_at))),
];
