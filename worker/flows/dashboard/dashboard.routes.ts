import { Hono } from "hono";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import type { AppEnv } from "#worker/env.ts";
import { readStats } from "./dashboard.service.ts";

/** The statistics of the admin dashboard. */
export const dashboard = new Hono<AppEnv>();

dashboard.get(adminEndpoints.getStats.path, async (c) =>
  c.json(await readStats(c.get("db"), c.get("config"), new Date())),
);
