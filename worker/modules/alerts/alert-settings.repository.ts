import { desc, eq, sql } from "drizzle-orm";
import type { AlertSettings, AlertSettingsChange } from "#contract/alerts/alert-settings.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { alertDevices, alertSettings } from "#worker/db/tables/alerts.ts";
import type { AdminActor } from "#worker/http/actor.ts";

type StoredSettings = Omit<AlertSettings, "public_key" | "mail">;

/** Finds what a colleague wants to be told, and on which devices. */
export function findAlertSettings(userId: string): Query<StoredSettings> {
  const { services, hours, problem, removed_endpoints } = alertSettings;
  const settings = builder
    .select({ services, hours, problem, removed_endpoints })
    .from(alertSettings)
    .where(eq(alertSettings.user_id, userId));
  const { id, name, endpoint, created_at, reached_at, last_error } = alertDevices;
  const devices = builder
    .select({ id, name, endpoint, created_at, reached_at, last_error })
    .from(alertDevices)
    .where(eq(alertDevices.user_id, userId))
    .orderBy(desc(created_at), id);
  return combineQueries([selectFirst(settings), devices], (stored, found) => ({
    services: stored?.services ?? null,
    hours: stored?.hours ?? null,
    problem: stored?.problem ?? null,
    removed_endpoints: stored?.removed_endpoints ?? [],
    devices: found,
  }));
}

/** Saves a colleague's choice of services and hours. */
export function saveAlertSettings(actor: AdminActor, change: AlertSettingsChange, now: Date): Statement[] {
  return [
    builder
      .insert(alertSettings)
      .values({ user_id: actor.id, ...change })
      .onConflictDoUpdate({ target: alertSettings.user_id, set: change }),
    auditOwnAlerts(actor, now, sql`true`),
  ];
}

/** Records that a colleague changed their own alerts, without the choice. */
export const auditOwnAlerts = (actor: AdminActor, now: Date, condition: ReturnType<typeof sql>) =>
  insertAuditEntry(
    actor,
    { action: "update", entity: "user", entityId: actor.id, after: { fields: ["alerts"] } },
    now,
    condition,
  );
