import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/http/app-env.ts";
import { clientIp } from "../client-ip.ts";
import { isQueryWithinLimit, isWithinLimit, limitPeriodSeconds } from "./limiters.ts";

const refusals = {
  pages: "Too many pages were opened from your connection.\nPlease wait a minute, then reload this page.\n",
  enquiries:
    "Too many messages were sent from your connection, so this one was not sent.\nPlease go back, wait a minute, then send it again.\n",
};

/** Limits pages per address, apart from public reads: a flood of reads blocks no page. A posted form is an enquiry. */
export const limitPages = createMiddleware<AppEnv>(async (c, next) => {
  const limiter = c.req.method === "POST" ? "enquiries" : "pages";
  const isAllowed = await isWithinLimit(c, limiter, `address ${clientIp(c)}`);
  if (isAllowed && (limiter === "enquiries" || (await isQueryWithinLimit(c)))) return next();
  return c.text(refusals[limiter], 429, { "retry-after": String(limitPeriodSeconds) });
});
