import { Hono } from "hono";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import type { AppEnv } from "#worker/env.ts";
import { readStats } from "./stats.service.ts";

/** How things stand, for the dashboard. */
export const stats = new Hono<AppEnv>();

stats.get(adminEndpoints.getStats.path, async (c) =>
  c.json(await readStats(c.get("db"), c.get("settings"), new Date())),
);
