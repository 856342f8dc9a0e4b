import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";

/** Whether the stores answer, for the owner's monitoring. */
export const health = new Hono<AppEnv>();

/** No picture has this key: asking for it proves that the store answers. */
const probeKey = "health/probe";

health.get(visitorEndpoints.getHealth.path, async (c) => {
  const state = (work: Promise<unknown>) => work.then(() => "ok" as const).catch(() => "unavailable" as const);
  const [database, images] = await Promise.all([
    state(query(c.get("db"), { statements: [sql`SELECT 1`], read: () => true })),
    state(c.get("images").head(probeKey)),
  ]);
  const ok = database === "ok" && images === "ok";
  return c.json({ status: ok ? "ok" : "degraded", database, images }, ok ? 200 : 503);
});
