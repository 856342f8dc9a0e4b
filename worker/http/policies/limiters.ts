import type { Context } from "hono";
import type { Limiter } from "#contract/http/endpoint.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { clientIp, isLocalClient } from "../client-ip.ts";

/** The period of all limits in wrangler.toml, and so the longest time until a request is allowed again. */
export const limitPeriodSeconds = 60;

/**
 * Counts a request and returns whether it is within the limit. If the limiter itself fails, the request is allowed and
 * the failure is logged: a broken counter must not take the site offline.
 *
 * Development has no limits for this machine: browser tests open hundreds of pages a minute from one address. In
 * production Cloudflare sets the address, so that no visitor can claim to be local.
 */
export async function isWithinLimit(c: Context<AppEnv>, limiter: Limiter, key: string): Promise<boolean> {
  if (isLocalClient(c)) return true;
  try {
    const { success } = await c.get("limiters")[limiter].limit({ key: `${limiter} ${key}` });
    return success;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    console.error(JSON.stringify({ id: c.get("requestId"), error: `The limiter "${limiter}" failed`, cause }));
    return true;
  }
}

/** Counts a request with a query and returns whether it is within the limit of queries. Others always are. */
export async function isQueryWithinLimit(c: Context<AppEnv>): Promise<boolean> {
  return !c.req.url.includes("?") || isWithinLimit(c, "queries", `address ${clientIp(c)}`);
}
