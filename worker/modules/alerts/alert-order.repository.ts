import { sql } from "drizzle-orm";
import { type AlertOrder, alertOrderSchema } from "#contract/alerts/alert-settings.ts";
import { serviceSlugs } from "#contract/services/services.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { alertOrder } from "#worker/db/tables/alerts.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";

/** Finds who is told about each service. Without a row all admins are. */
export const findAlertOrder: Query<AlertOrder> = combineQueries([builder.select().from(alertOrder)], ([row]) =>
  alertOrderSchema.parse(row ? { ...row.services, minutes: row.minutes, receipts: row.receipts } : {}),
);

/** The active admins, and whether each may see health enquiries. */
export const listAlertColleagues = builder
  .select({ id: users.id, role: users.role, sees_health: users.sees_health })
  .from(users)
  .where(sql`${users.role} <> 'user' AND ${users.disabled_at} IS NULL`);

/** Saves who is told about each service, and records it in the audit. */
export function saveAlertOrder(actor: SuperAdminActor, order: AlertOrder, now: Date): Statement[] {
  const { minutes, receipts } = order;
  const services = Object.fromEntries(serviceSlugs.map((slug) => [slug, order[slug]]));
  const before = sql`(SELECT json_object('alert_order', json(services), 'alert_minutes', minutes, 'receipts',
    json(iif(receipts, 'true', 'false'))) FROM alert_order WHERE id = 1)`;
  const after = { alert_order: services, alert_minutes: minutes, receipts };
  return [
    insertAuditEntry(actor, { action: "update", entity: "site", entityId: "alert-order", before, after }, now),
    builder
      .insert(alertOrder)
      .values({ id: 1, services, minutes, receipts })
      .onConflictDoUpdate({ target: alertOrder.id, set: { services, minutes, receipts } }),
  ];
}
