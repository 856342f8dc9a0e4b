import { eq, exists, sql } from "drizzle-orm";
import { type AlertHours, type AlertOrder, alertOrderSchema } from "#contract/alerts/alert-settings.ts";
import type { OpenTimes } from "#shared/site/open-times.ts";
import { builder } from "#worker/db/driver.ts";
import { findOpenTimes } from "#worker/db/open-times.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { alertDevices, alertOrder, alertSettings } from "#worker/db/tables/alerts.ts";

/** An active admin and what this person wants to be told. */
export interface Colleague {
  id: string;
  seesHealth: boolean;
  isSuperAdmin: boolean;
  hasDevice: boolean;
  /** Null for all. */
  services: readonly string[] | null;
  /** Null for the opening hours. */
  hours: AlertHours | null;
}

/** What decides on who is told and when. */
export interface AlertRules {
  /** In the order in which they registered. */
  colleagues: Colleague[];
  order: AlertOrder;
  open: OpenTimes;
}

const colleagues = builder
  .select({
    id: users.id,
    role: users.role,
    sees_health: users.sees_health,
    services: alertSettings.services,
    hours: alertSettings.hours,
    has_device: exists(
      builder.select({ id: alertDevices.id }).from(alertDevices).where(eq(alertDevices.user_id, users.id)),
    )
      .mapWith(Boolean)
      .as("has_device"),
  })
  .from(users)
  .leftJoin(alertSettings, eq(alertSettings.user_id, users.id))
  .where(sql`${users.role} <> 'user' AND ${users.disabled_at} IS NULL`)
  .orderBy(users.created_at, users.id);

export const findAlertRules: Query<AlertRules> = combineQueries(
  [colleagues, builder.select().from(alertOrder), findOpenTimes],
  (rows, [order], open) => ({
    colleagues: rows.map(({ id, role, sees_health, services, hours, has_device }) => ({
      id,
      seesHealth: role === "super_admin" || sees_health,
      isSuperAdmin: role === "super_admin",
      hasDevice: has_device,
      services,
      hours,
    })),
    order: alertOrderSchema.parse(order ? { ...order.services, minutes: order.minutes, receipts: order.receipts } : {}),
    open,
  }),
);
