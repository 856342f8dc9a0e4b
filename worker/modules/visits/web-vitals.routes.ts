import { Hono } from "hono";
import { statsEndpoints } from "#contract/endpoints/stats.ts";
import { webVitalDays } from "#contract/visits/web-vitals.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { route } from "#worker/http/route.ts";
import { toPercentiles } from "./percentiles.ts";
import { countWebVitals, listWebVitals } from "./web-vitals.repository.ts";

/** Counts how fast real visits were. */
export const webVitalReports = new Hono<AppEnv>();

route(webVitalReports, statsEndpoints.reportWebVitals, async (c, { body }) => {
  const statements = countWebVitals(body, new Date());
  if (statements.length > 0) await batch(c.get("db"), ...statements);
});

/** Shows admins how fast real visits were. */
export const webVitalStats = new Hono<AppEnv>();

route(webVitalStats, statsEndpoints.getWebVitals, async (c) => {
  const [counts] = await query(c.get("db"), listWebVitals(new Date(), webVitalDays));
  return { data: toPercentiles(counts) };
});
