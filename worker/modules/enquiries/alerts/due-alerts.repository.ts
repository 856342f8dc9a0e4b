import { and, count, desc, eq, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { appointmentKinds, appointmentStatuses } from "#contract/appointments/appointment-kinds.ts";
import { awaitsAnswer, isGenuine } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf, leftJoined } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { claimAttempt } from "#worker/db/outbox.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { alertDevices, alerts } from "#worker/db/tables/alerts.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** Alerts that one round sends, and those about assignments to the same colleagues. */
export const maxAlertsPerRun = 60;
/** The badge of the app shows at most this number. */
const maxUnanswered = 100;

const bookingsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(appointmentKinds),
    status: z.enum(appointmentStatuses),
    start: z.string(),
    assignee_id: z.string().nullable(),
  }),
);
export type AlertedBooking = z.output<typeof bookingsSchema>[number];

const booked = builder
  .select({
    all: sql`json_group_array(json_object('id', ${appointments.id}, 'kind', ${appointments.kind},
      'status', ${appointments.status}, 'start', ${appointments.start_at}, 'assignee_id', ${appointments.assignee_id})
      ORDER BY ${appointments.n})`,
  })
  .from(appointments)
  .where(eq(appointments.enquiry_n, enquiries.n));
/** The appointments of an enquiry, in `enquiries`, the first first. */
export const bookings = sql`(${booked})`.mapWith(fromJson(bookingsSchema)).as("bookings");

const selectAlerts = (now: Date) =>
  builder
    .select({
      n: alerts.n,
      user_id: alerts.user_id,
      channel: alerts.channel,
      reason: alerts.reason,
      occasion: alerts.occasion,
      attempts: alerts.attempts,
      id: enquiries.id,
      reference: enquiries.reference,
      service: enquiries.service,
      name: enquiries.name,
      email: enquiries.email,
      phone_number: enquiries.phone_number,
      preferred_day: enquiries.preferred_day,
      preferred_time: enquiries.preferred_time,
      submitted_at: enquiries.submitted_at,
      due_at: enquiries.due_at,
      spam: enquiries.spam,
      status: enquiries.status,
      opened_at: enquiries.opened_at,
      assignee_id: enquiries.assignee_id,
      next_step_at: enquiries.next_step_at,
      awaits_answer: awaitsAnswer(now).mapWith(Boolean).as("awaits_answer"),
      bookings,
      /** The title of the listing that the enquiry is about; null for none. */
      home: properties.title,
      colleague_email: leftJoined(users.email, "colleague_email"),
      role: users.role,
      disabled_at: users.disabled_at,
      has_health: leftJoined(users.sees_health, "has_health"),
    })
    .from(alerts)
    .innerJoin(enquiries, eq(enquiries.n, alerts.enquiry_n))
    .leftJoin(properties, eq(properties.uuid, enquiries.property_uuid))
    .leftJoin(users, eq(users.id, alerts.user_id));
export type QueuedAlert = ReturnType<typeof selectAlerts>["_"]["result"][number];

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

const isDue = (now: Date, id?: string): SQL | undefined =>
  and(
    lte(alerts.next_at, now.toISOString()),
    id === undefined
      ? undefined
      : inArray(alerts.enquiry_n, builder.select({ n: enquiries.n }).from(enquiries).where(eq(enquiries.id, id))),
  );

/**
 * Finds the alerts that are due, those that have waited the longest, with what was assigned to the same colleagues, so that one
 * message can tell of all; and the devices and the numbers that messages need.
 * @param id only the alerts of this enquiry
 */
export function findDueAlerts(now: Date, id?: string) {
  const first = builder
    .select({ n: alerts.n, user_id: alerts.user_id, reason: alerts.reason })
    .from(alerts)
    .where(isDue(now, id))
    .orderBy(alerts.next_at, alerts.n)
    .limit(maxAlertsPerRun)
    .as("first");
  const assigned = builder.select({ user_id: first.user_id }).from(first).where(eq(first.reason, "assigned"));
  const found = and(
    isDue(now, id),
    or(
      inArray(alerts.n, builder.select({ n: first.n }).from(first)),
      and(eq(alerts.reason, "assigned"), inArray(alerts.user_id, assigned)),
    ),
  );
  const told = builder.select({ user_id: alerts.user_id }).from(alerts).where(isDue(now, id));
  return combineQueries(
    [
      // The plus keeps SQLite from reading all alerts in their order.
      selectAlerts(now).where(found).orderBy(sql`+${alerts.n}`),
      selectDevices().where(inArray(alertDevices.user_id, told)).orderBy(desc(alertDevices.created_at)),
      countUnanswered({ seesHealth: true }, now),
      countUnanswered({ seesHealth: false }, now),
    ],
    (rows, devices, all, withoutHealth) => ({ rows, devices, unanswered: { all, withoutHealth } }),
  );
}

/**
 * Claims alerts: their next attempt is due later, so no other run sends them. Deletes unwanted ones. Returns the numbers of
 * the claimed ones.
 */
export function claimAlerts(wanted: readonly number[], unwanted: readonly number[], now: Date): Query<number[]> {
  const claimed = builder
    .update(alerts)
    .set(claimAttempt(now))
    .where(and(isOneOf(alerts.n, wanted), isDue(now)))
    .returning({ n: alerts.n });
  const deleted = builder.delete(alerts).where(and(isOneOf(alerts.n, unwanted), isDue(now)));
  return combineQueries([claimed, deleted], (rows) => rows.map(({ n }) => n));
}

const countUnanswered = (reader: HealthReader, now: Date): Query<number> => {
  const unanswered = builder
    .select({ n: enquiries.n })
    .from(enquiries)
    .where(and(isGenuine, awaitsAnswer(now), isVisibleService(reader, enquiries.service)))
    .limit(maxUnanswered)
    .as("unanswered");
  return combineQueries([builder.select({ count: count() }).from(unanswered)], ([row]) => row?.count ?? 0);
};
