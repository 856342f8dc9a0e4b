import { and, desc, eq, notInArray, type SQL, sql } from "drizzle-orm";
import type { NewAlertDevice, RemovedAlertDevice } from "#contract/alerts/alert-settings.ts";
import { hasChangedRows } from "#worker/db/audit-entries.ts";
import { builder } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { alertDevices, alertSettings } from "#worker/db/tables/alerts.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { auditOwnAlerts } from "./alert-settings.repository.ts";

/** A new device replaces the oldest one above this number. */
const maxDevices = 10;

/**
 * Stores a browser's subscription. The browser of another colleague becomes the caller's, because it shows what it receives
 * to the person who signed in last. The last failure is over.
 * @returns the id of the device
 */
export function storeDevice(
  actor: AdminActor,
  { endpoint, keys }: NewAlertDevice,
  name: string,
  now: Date,
): Query<string> {
  const { p256dh, auth } = keys;
  const fields = { user_id: actor.id, name, p256dh, auth, created_at: now.toISOString() };
  const stored = builder
    .insert(alertDevices)
    .values({ id: crypto.randomUUID(), endpoint, ...fields })
    .onConflictDoUpdate({ target: alertDevices.endpoint, set: { ...fields, last_error: null } })
    .returning({ id: alertDevices.id });
  const isOwn = eq(alertDevices.user_id, actor.id);
  const newest = builder
    .select({ id: alertDevices.id })
    .from(alertDevices)
    .where(isOwn)
    .orderBy(desc(alertDevices.created_at), alertDevices.id)
    .limit(maxDevices);
  const removed_endpoints = sql`(SELECT json_group_array(value) FROM json_each(${alertSettings.removed_endpoints})
    WHERE value <> ${endpoint})`;
  return combineQueries(
    [
      stored,
      auditOwnAlerts(actor, now, sql`true`),
      builder
        .update(alertSettings)
        .set({ problem: null, removed_endpoints })
        .where(eq(alertSettings.user_id, actor.id)),
      builder.delete(alertDevices).where(and(isOwn, notInArray(alertDevices.id, newest))),
    ],
    ([device]) => device?.id ?? "",
  );
}

/**
 * Removes one of the caller's own devices. One that is named by its id was chosen from the list of devices, and is noted; a
 * browser names itself by its endpoint. Returns false if the caller has no such device.
 */
export function removeDevice(actor: AdminActor, { id, endpoint }: RemovedAlertDevice, now: Date): Query<boolean> {
  const isDevice: SQL = id === undefined ? eq(alertDevices.endpoint, endpoint ?? "") : eq(alertDevices.id, id);
  const isOwn = and(eq(alertDevices.user_id, actor.id), isDevice);
  const noted = sql`INSERT INTO alert_settings (user_id, removed_endpoints)
    SELECT user_id, json_array(endpoint) FROM alert_devices WHERE ${isOwn} AND ${id === undefined ? 0 : 1}
    ON CONFLICT (user_id) DO UPDATE SET removed_endpoints = (SELECT json_group_array(value) FROM (
      SELECT value FROM json_each(excluded.removed_endpoints)
      UNION ALL SELECT value FROM json_each(alert_settings.removed_endpoints) LIMIT ${integerLiteral(maxDevices)}))`;
  const removed = builder.delete(alertDevices).where(isOwn).returning({ id: alertDevices.id });
  return combineQueries(
    [noted, selectFirst(removed), auditOwnAlerts(actor, now, hasChangedRows)],
    (_noted, device) => device !== undefined,
  );
}
