import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { appointmentKinds, appointmentStatuses } from "#contract/appointments/appointment-kinds.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import {
  accountSeesEnquiry,
  accountSeesHealth,
  type HealthReader,
  isVisibleService,
} from "#worker/db/health-permission.ts";
import { claimAttempt } from "#worker/db/outbox.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedColumns, storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { alertDevices, alerts } from "#worker/db/tables/alerts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

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

const alertRow = storedColumns(alerts, ["n", "user_id", "channel", "reason", "attempts"])
  .extend(
    storedColumns(enquiries, [
      "id",
      "reference",
      "service",
      "email",
      "phone_number",
      "preferred_day",
      "preferred_time",
      "submitted_at",
      "due_at",
    ]).shape,
  )
  .extend({
    /** The title of the listing that the enquiry is about; null for none. */
    home: z.string().nullable(),
    colleague_email: z.string().nullable(),
    awaits_answer: storedFlag,
    /** The appointment of a booking; null for other enquiries. */
    appointment: storedJson(alertedAppointment).nullable(),
    sees_health: storedFlag.nullable(),
  });
const deviceRow = storedColumns(alertDevices, ["id", "user_id", "name", "endpoint", "p256dh", "auth"]);

export type AlertedDevice = z.output<typeof deviceRow>;

type AlertRow = z.output<typeof alertRow>;

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
  const claimed = selectRows(
    sql`SELECT alerts.n, alerts.user_id, alerts.channel, reason, attempts + 1 AS attempts, enquiries.id, enquiries.reference,
        service, enquiries.email, phone_number, preferred_day, preferred_time, submitted_at, due_at,
        properties.title AS home, users.email AS colleague_email, ${awaitsAnswer(now)} AS awaits_answer,
        (SELECT json_object('id', appointments.id, 'kind', kind, 'status', appointments.status, 'start', start_at)
          FROM appointments INDEXED BY appointments_enquiry WHERE appointments.enquiry_n = enquiries.n
          ORDER BY appointments.n LIMIT 1) AS appointment, ${accountSeesHealth} AS sees_health
      FROM alerts JOIN enquiries ON enquiries.n = alerts.enquiry_n
      LEFT JOIN properties ON properties.uuid = enquiries.property_uuid LEFT JOIN users ON users.id = alerts.user_id
      WHERE alerts.n IN ${due} ORDER BY alerts.n`,
    alertRow,
  );
  const devices = selectRows(
    sql`SELECT id, user_id, name, endpoint, p256dh, auth FROM alert_devices
      WHERE user_id IN (SELECT user_id FROM alerts WHERE n IN ${due}) ORDER BY created_at DESC`,
    deviceRow,
  );
  return combineQueries(
    [
      sql`DELETE FROM alerts WHERE ${isDue} AND ${isUnwanted}`,
      claimed,
      devices,
      countUnanswered({ seesHealth: true }, now),
      countUnanswered({ seesHealth: false }, now),
      sql`UPDATE alerts SET ${claimAttempt(now)} WHERE n IN ${due}`,
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
      selectRows(
        sql`SELECT count(*) AS count FROM (SELECT 1 FROM enquiries INDEXED BY enquiries_to_answer
          WHERE spam = 0 AND ${awaitsAnswer(now)} AND ${isVisibleService(reader)} LIMIT ${integerLiteral(maxUnanswered)})`,
        z.object({ count: z.number() }),
      ),
    ],
    ([row]) => row?.count ?? 0,
  );
