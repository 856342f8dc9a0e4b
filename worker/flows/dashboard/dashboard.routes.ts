import { Hono } from "hono";
import { hasRole } from "#contract/accounts/roles.ts";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { propertyNotFound } from "#worker/modules/properties/properties.errors.ts";
import { splitStatDays } from "#worker/modules/stats/dashboard-stats.ts";
import { countPropertyActivity } from "#worker/modules/stats/property-activity.repository.ts";
import { readStats } from "./dashboard.service.ts";

/** The statistics of the admin dashboard and of a property. */
export const dashboard = new Hono<AppEnv>();

dashboard.get(adminEndpoints.getStats.path, async (c) => {
  const isSuperAdmin = hasRole(c.get("actor").role, "super_admin");
  return c.json(await readStats(c.get("db"), c.get("config"), new Date(), isSuperAdmin));
});

dashboard.get(adminCatalogueEndpoints.getPropertyActivity.path, async (c) => {
  const [firstDay = ""] = splitStatDays(new Date()).shown;
  const [activity] = await query(c.get("db"), countPropertyActivity(c.req.param("uuid"), firstDay));
  if (!activity) throw propertyNotFound();
  return c.json(activity);
});
