import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/env.ts";

/** Public reads may be kept for this long, in seconds (visitor-site.md, section 9). */
const publicSeconds = 60;

/** Nothing of the API is stored by anyone, unless a route says otherwise. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
});

/** A public read: good answers may be kept for a minute, refusals not at all. */
export const publicCache = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.ok) c.header("cache-control", `public, max-age=${publicSeconds}`);
});
