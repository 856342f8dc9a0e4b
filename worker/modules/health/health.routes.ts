import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";

/** Reports whether the database and the image store are available, for monitoring. */
export const health = new Hono<AppEnv>();

/** No image has this key; a lookup only shows whether the store responds. */
const probeKey = "health/probe";

health.get(visitorEndpoints.getHealth.path, async (c) => {
  const toState = (probe: Promise<unknown>) => probe.then(() => "ok" as const).catch(() => "unavailable" as const);
  const [database, images] = await Promise.all([
    toState(query(c.get("db"), { statements: [sql`SELECT 1`], read: () => true })),
    toState(c.get("images").head(probeKey)),
  ]);
  const ok = database === "ok" && images === "ok";
  return c.json({ status: ok ? "ok" : "degraded", database, images }, ok ? 200 : 503);
});
