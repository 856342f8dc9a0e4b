import { Hono } from "hono";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { type WebVitalsResponse, webVitalDays, webVitalReportSchema } from "#contract/visits/web-vitals.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { toPercentiles } from "./percentiles.ts";
import { countWebVitals, listWebVitals } from "./web-vitals.repository.ts";

/** Counts how fast real visits were. */
export const webVitalReports = new Hono<AppEnv>();

webVitalReports.post(adminEndpoints.reportWebVitals.path, async (c) => {
  const statements = countWebVitals(await readValidJson(c.req, webVitalReportSchema), new Date());
  if (statements.length > 0) await batch(c.get("db"), ...statements);
  return c.body(null, 204);
});

/** Shows admins how fast real visits were. */
export const webVitalStats = new Hono<AppEnv>();

webVitalStats.get(adminEndpoints.getWebVitals.path, async (c) => {
  const [counts] = await query(c.get("db"), listWebVitals(new Date(), webVitalDays));
  return c.json({ data: toPercentiles(counts) } satisfies WebVitalsResponse);
});
