import { Hono } from "hono";
import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { statsEndpoints } from "#contract/endpoints/stats.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { propertyNotFound } from "#worker/modules/properties/properties.errors.ts";
import { splitStatDays } from "#worker/modules/stats/dashboard-stats.ts";
import { countPropertyActivity } from "#worker/modules/stats/property-activity.repository.ts";
import { readStats } from "./dashboard.service.ts";

/** The statistics of the admin dashboard and of a property. */
export const dashboard = new Hono<AppEnv>();

route(dashboard, statsEndpoints.getStats, async (c) => {
  return readStats(c.get("db"), c.get("config"), new Date(), adminActor(c));
});

route(dashboard, adminPropertyEndpoints.getPropertyActivity, async (c, { params }) => {
  const now = new Date();
  const [firstDay = ""] = splitStatDays(now).shown;
  const [activity] = await query(c.get("db"), countPropertyActivity(adminActor(c), params.uuid, firstDay, now));
  if (!activity) throw propertyNotFound();
  return activity;
});
