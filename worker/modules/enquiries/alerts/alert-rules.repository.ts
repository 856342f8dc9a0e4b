import { eq, exists, sql } from "drizzle-orm";
import * as z from "zod";
import { type AlertHours, type AlertOrder, alertOrderSchema } from "#contract/alerts/alert-settings.ts";
import { assumedWeek } from "#contract/site/open-times.ts";
import type { OpeningWeek } from "#contract/site/opening-week.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { readStoredWeek } from "#contract/site/site-details-schema.ts";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";
import { storedJson } from "#worker/db/query/stored-values.ts";
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
  week: OpeningWeek;
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

const storedWeek = selectRows(
  sql`SELECT details -> '$.week' AS week FROM site_settings WHERE id = 1`,
  z.object({ week: storedJson(z.unknown()).nullable() }),
);

/** In a week without an opening time nobody would ever be told. */
const usableWeek = (week: OpeningWeek | null): OpeningWeek =>
  week && Object.values(week).some(({ from, to }) => from && to) ? week : assumedWeek;

export const findAlertRules: Query<AlertRules> = combineQueries(
  [colleagues, builder.select().from(alertOrder), storedWeek],
  (rows, [order], [site]) => ({
    colleagues: rows.map(({ id, role, sees_health, services, hours, has_device }) => ({
      id,
      seesHealth: role === "super_admin" || sees_health,
      isSuperAdmin: role === "super_admin",
      hasDevice: has_device,
      services,
      hours,
    })),
    order: alertOrderSchema.parse(order ? { ...order.services, minutes: order.minutes, receipts: order.receipts } : {}),
    week: usableWeek(site ? readStoredWeek(site.week) : siteDefaults.week),
  }),
);
