import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/env.ts";

const publicSeconds = 60;

/** Forbids caching unless the route sets its own cache-control. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
});

/** Allows caching of successful public responses for a minute. */
export const publicCache = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.ok) c.header("cache-control", `public, max-age=${publicSeconds}`);
});
