import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/env.ts";

/** How long clients may cache public responses, unless an endpoint says otherwise. */
export const publicMaxAgeSeconds = 60;

/** Forbids caching unless the route sets its own cache-control. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
});

/** Allows caching of successful responses. */
export const publicCache = (maxAgeSeconds = publicMaxAgeSeconds) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.res.ok) c.header("cache-control", `public, max-age=${maxAgeSeconds}`);
  });
