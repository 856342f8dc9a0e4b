import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/env.ts";

/** How long clients may cache public pages. */
export const publicMaxAgeSeconds = 60;

/** Forbids caching of every response that has no cache-control of its own, so that no cache chooses a time for it. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
});
