import { and, desc, eq, notInArray, type SQL, sql } from "drizzle-orm";
import type { NewAlertDevice, RemovedAlertDevice } from "#contract/alerts/alert-settings.ts";
import { hasChangedRows } from "#worker/db/audit-entries.ts";
import { builder } from "#worker/db/driver.ts";
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
  return combineQueries(
    [
      stored,
      auditOwnAlerts(actor, now, sql`true`),
      builder.update(alertSettings).set({ problem: null }).where(eq(alertSettings.user_id, actor.id)),
      builder.delete(alertDevices).where(and(isOwn, notInArray(alertDevices.id, newest))),
    ],
    ([device]) => device?.id ?? "",
  );
}

/** Removes one of the caller's own devices. Returns false if the caller has no such device. */
export function removeDevice(actor: AdminActor, { id, endpoint }: RemovedAlertDevice, now: Date): Query<boolean> {
  const isDevice: SQL = id === undefined ? eq(alertDevices.endpoint, endpoint ?? "") : eq(alertDevices.id, id);
  const removed = builder
    .delete(alertDevices)
    .where(and(eq(alertDevices.user_id, actor.id), isDevice))
    .returning({ id: alertDevices.id });
  return combineQueries(
    [selectFirst(removed), auditOwnAlerts(actor, now, hasChangedRows)],
    (device) => device !== undefined,
  );
}
