import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { appointmentKinds, appointmentStatuses } from "#contract/appointments/appointment-kinds.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import {
  accountSeesEnquiry,
  accountSeesHealth,
  type HealthReader,
  isVisibleService,
} from "#worker/db/health-permission.ts";
import { claimAttempt } from "#worker/db/outbox.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { alertDevices, alerts } from "#worker/db/tables/alerts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** Alerts that one round sends, and those about assignments to the same colleagues. */
export const maxAlertsPerRun = 60;
/** The badge of the app shows at most this number. */
const maxUnanswered = 100;

const alertedAppointment = z.object({
  id: z.string(),
  kind: z.enum(appointmentKinds),
  status: z.enum(appointmentStatuses),
  start: z.string(),
});

/** The appointment of a booking; null for other enquiries. */
const appointment =
  sql`(SELECT json_object('id', appointments.id, 'kind', kind, 'status', appointments.status, 'start', start_at)
  FROM appointments INDEXED BY appointments_enquiry WHERE appointments.enquiry_n = enquiries.n
  ORDER BY appointments.n LIMIT 1)`.mapWith(fromJson(alertedAppointment.nullable()));

const selectAlerts = (now: Date) =>
  builder
    .select({
      n: alerts.n,
      user_id: alerts.user_id,
      channel: alerts.channel,
      reason: alerts.reason,
      attempts: sql<number>`attempts + 1`.as("attempts"),
      id: enquiries.id,
      reference: enquiries.reference,
      service: enquiries.service,
      email: enquiries.email,
      phone_number: enquiries.phone_number,
      preferred_day: enquiries.preferred_day,
      preferred_time: enquiries.preferred_time,
      submitted_at: enquiries.submitted_at,
      due_at: enquiries.due_at,
      /** The title of the listing that the enquiry is about; null for none. */
      home: properties.title,
      colleague_email: sql<string | null>`users.email`.as("colleague_email"),
      awaits_answer: awaitsAnswer(now).mapWith(Boolean).as("awaits_answer"),
      appointment: appointment.as("appointment"),
      sees_health: sql`coalesce(${accountSeesHealth}, 0)`.mapWith(Boolean).as("sees_health"),
    })
    .from(alerts)
    .innerJoin(enquiries, eq(enquiries.n, alerts.enquiry_n))
    .leftJoin(properties, eq(properties.uuid, enquiries.property_uuid))
    .leftJoin(users, eq(users.id, alerts.user_id));

const selectDevices = () =>
  builder
    .select({
      id: alertDevices.id,
      user_id: alertDevices.user_id,
      name: alertDevices.name,
      endpoint: alertDevices.endpoint,
      p256dh: alertDevices.p256dh,
      auth: alertDevices.auth,
    })
    .from(alertDevices);

export type AlertedDevice = ReturnType<typeof selectDevices>["_"]["result"][number];
type AlertRow = ReturnType<typeof selectAlerts>["_"]["result"][number];

/** An alert that is due, with the number of this attempt. */
export type DueAlert = AlertRow & {
  devices: AlertedDevice[];
  /** Further enquiries that were assigned to the same colleague: one message tells of all. */
  merged: AlertRow[];
  /** How many enquiries that the colleague may see wait for a reply, up to 100. */
  unanswered: number;
};

/** Whether an enquiry, in `enquiries`, was a booking that is cancelled: there is nothing to do. */
export const isBookingOver = sql`EXISTS (SELECT 1 FROM appointments INDEXED BY appointments_enquiry
  WHERE appointments.enquiry_n = enquiries.n) AND NOT EXISTS (SELECT 1 FROM appointments INDEXED BY appointments_enquiry
  WHERE appointments.enquiry_n = enquiries.n AND appointments.status <> 'cancelled')`;

/** What is no longer to be told: about spam, erased or opened enquiries, or to colleagues who lost their access. */
const isUnwanted = sql`EXISTS (SELECT 1 FROM enquiries WHERE enquiries.n = alerts.enquiry_n AND (spam = 1 OR name = ''
    OR (reason IN ('new', 'unopened') AND (opened_at IS NOT NULL OR status <> 'new' OR ${isBookingOver}))
    OR (reason = 'assigned' AND assignee_id IS NOT alerts.user_id AND NOT EXISTS (
      SELECT 1 FROM appointments INDEXED BY appointments_enquiry WHERE appointments.enquiry_n = enquiries.n
        AND appointments.assignee_id = alerts.user_id AND appointments.status IN ('requested', 'confirmed')))
    OR (reason = 'next step' AND (next_step_at IS NOT alerts.occasion OR status = 'closed'))
    OR (alerts.user_id <> '' AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = alerts.user_id AND role <> 'user'
      AND disabled_at IS NULL AND ${accountSeesEnquiry}))))`;

/**
 * Returns the alerts that are due and schedules their next attempt before they are sent, so that two runs never send the
 * same one. Those that are no longer needed are deleted.
 * @param id only the alerts of this enquiry
 */
export function claimDueAlerts(now: Date, id?: string): Query<DueAlert[]> {
  const isDue = sql`next_at <= ${now.toISOString()}${id === undefined ? sql`` : sql` AND enquiry_n = (SELECT enquiries.n FROM enquiries WHERE enquiries.id = ${id})`}`;
  const first = (columns: SQL) =>
    sql`(SELECT ${columns} FROM alerts WHERE ${isDue} ORDER BY next_at, n LIMIT ${integerLiteral(maxAlertsPerRun)})`;
  // With what was assigned to the same colleagues, so that one message can tell of all.
  const due = sql`(SELECT n FROM alerts WHERE ${isDue} AND (n IN ${first(sql`n`)}
    OR (reason = 'assigned' AND (user_id, reason) IN ${first(sql`user_id, reason`)})))`;
  const isClaimed = inArray(alerts.n, due);
  return combineQueries(
    [
      builder.delete(alerts).where(and(isDue, isUnwanted)),
      selectAlerts(now).where(isClaimed).orderBy(alerts.n),
      selectDevices()
        .where(inArray(alertDevices.user_id, builder.select({ user_id: alerts.user_id }).from(alerts).where(isClaimed)))
        .orderBy(desc(alertDevices.created_at)),
      countUnanswered({ seesHealth: true }, now),
      countUnanswered({ seesHealth: false }, now),
      builder.update(alerts).set(claimAttempt(now)).where(isClaimed),
    ],
    (_, rows, targets, all, withoutHealth) =>
      mergeAssigned(rows).map(([row, ...merged]) => ({
        ...row,
        merged,
        devices: targets.filter(({ user_id }) => user_id === row.user_id),
        unanswered: row.sees_health ? all : withoutHealth,
      })),
  );
}

/** Puts the alerts about assignments to one colleague into one group; each other alert is a group of its own. */
function mergeAssigned(rows: readonly AlertRow[]): [AlertRow, ...AlertRow[]][] {
  const groups = new Map<string | number, [AlertRow, ...AlertRow[]]>();
  for (const row of rows) {
    const key = row.reason === "assigned" ? row.user_id : row.n;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const countUnanswered = (reader: HealthReader, now: Date): Query<number> =>
  combineQueries(
    [
      builder.select({ count: count() }).from(
        builder
          .select({ found: sql`1`.as("found") })
          .from(sql`enquiries INDEXED BY enquiries_to_answer`)
          .where(sql`spam = 0 AND ${awaitsAnswer(now)} AND ${isVisibleService(reader)}`)
          .limit(maxUnanswered)
          .as("unanswered"),
      ),
    ],
    ([row]) => row?.count ?? 0,
  );
