import { and, eq, gt, inArray, isNull, lte, ne, notExists, type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import type { Query } from "#worker/db/query.ts";
import { appointmentHistory, appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { byTime, isVisible } from "../appointment-list.repository.ts";
import { insertHistory } from "../history.repository.ts";
import { type AppointmentRow, readAppointments } from "../rows/appointment-row.ts";
import { selectAppointments } from "../rows/select-appointments.repository.ts";

/** How long before an appointment its person is reminded. */
const reminderHours = 24;
const maxPerRun = 50;

const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

/** The condition for confirmed appointments of the next 24 hours whose people were not told of the time within the last 24 hours. */
function isDue(now: Date): SQL | undefined {
  const { appointment_n, field, at } = appointmentHistory;
  const toldLately = builder
    .select({ appointment_n })
    .from(appointmentHistory)
    .where(
      and(
        eq(appointment_n, appointments.n),
        inArray(field, ["status", "start"]),
        sql`unixepoch(${at}) > unixepoch(${appointments.start_at}) - ${reminderHours * 3600}`,
      ),
    );
  return and(
    gt(appointments.start_at, now.toISOString()),
    lte(appointments.start_at, hoursFrom(now, reminderHours)),
    eq(appointments.status, "confirmed"),
    isNull(appointments.reminded_at),
    notExists(toldLately),
  );
}

/** Whom a list of reminders has. */
const recipients = {
  everyone: undefined,
  "with an address": ne(enquiries.email, ""),
  "without an address": eq(enquiries.email, ""),
};

/** Lists the reminders that are due and have not been sent. */
export const listDueReminders = (
  reader: HealthReader,
  who: keyof typeof recipients,
  now: Date,
): Query<AppointmentRow[]> =>
  readAppointments(
    selectAppointments()
      .where(and(isDue(now), isVisible(reader), ne(enquiries.name, ""), recipients[who]))
      .orderBy(...byTime)
      .limit(maxPerRun),
  );

/** Records that the person of an appointment was reminded. */
export function noteReminded(id: string, actorId: string | null, now: Date): Statement[] {
  const isChosen = and(eq(appointments.id, id), isNull(appointments.reminded_at));
  return [
    insertHistory(isChosen, { actorId, field: "reminder", after: "sent" }, now),
    builder.update(appointments).set({ reminded_at: now.toISOString() }).where(isChosen),
  ];
}
