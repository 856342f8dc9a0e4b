import { Hono } from "hono";
import { hasRole } from "#contract/accounts/roles.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import type { AppEnv } from "#worker/env.ts";
import { readStats } from "./dashboard.service.ts";

/** The statistics of the admin dashboard. */
export const dashboard = new Hono<AppEnv>();

dashboard.get(adminEndpoints.getStats.path, async (c) => {
  const isSuperAdmin = hasRole(c.get("actor").role, "super_admin");
  return c.json(await readStats(c.get("db"), c.get("config"), new Date(), isSuperAdmin));
});
