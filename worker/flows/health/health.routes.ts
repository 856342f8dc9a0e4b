import { type Context, Hono } from "hono";
import { operationsEndpoints } from "#contract/endpoints/operations.ts";
import type { HealthResponse } from "#contract/http/health.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { route } from "#worker/http/route.ts";
import { isSameSecret } from "#worker/security/tokens.ts";
import { findHealthState } from "./health-state.repository.ts";
import { runChecks } from "./run-checks.service.ts";

/** The public health endpoint, and the deep one for a caller with the monitoring key. Mounted before the gate. */
export const health = new Hono<AppEnv>();
/** The deep health endpoint for admins. Mounted behind the gate. */
export const adminHealth = new Hono<AppEnv>();

/** No image has this key; a lookup only shows whether the store responds. */
const probeKey = "health/probe";
/** Three runs of the schedule. */
const maxStateAgeMs = 15 * 60_000;

route(health, operationsEndpoints.getHealth, async (c) => {
  const [state, lookup] = await Promise.allSettled([
    query(c.get("db"), findHealthState),
    c.get("images").head(probeKey),
  ]);
  const recorded = state.status === "fulfilled" ? state.value[0] : undefined;
  const database = state.status === "fulfilled" ? "ok" : "unavailable";
  const images = lookup.status === "fulfilled" && !recorded?.failed.includes("images") ? "ok" : "unavailable";
  const { isProduction, tokenKey, version } = c.get("config");
  const isStale = isProduction && recorded !== undefined && Date.now() - recorded.at.getTime() > maxStateAgeMs;
  const isOk =
    database === "ok" &&
    images === "ok" &&
    !(isProduction && !tokenKey) &&
    !recorded?.failed.includes("spool") &&
    !isStale;
  // A deployment waits for the version that it uploaded.
  if (version) c.header("x-worker-version", version);
  c.status(isOk ? 200 : 503);
  return { status: isOk ? "ok" : "degraded", database, images } satisfies HealthResponse;
});

health.get(operationsEndpoints.getDeepHealth.path, (c, next) => (hasMonitorKey(c) ? respondDeep(c) : next()));
adminHealth.get(operationsEndpoints.getDeepHealth.path, (c) => respondDeep(c));

function hasMonitorKey(c: Context<AppEnv>): boolean {
  const { monitorKey } = c.get("config");
  const sent = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  return monitorKey !== undefined && sent !== undefined && isSameSecret(sent, monitorKey);
}

async function respondDeep(c: Context<AppEnv>) {
  const context = { db: c.get("db"), images: c.get("images"), backups: c.get("backups"), config: c.get("config") };
  const report = await runChecks(context, new Date());
  return c.json(report, report.status === "ok" ? 200 : 503);
}
