import { createMiddleware } from "hono/factory";
import { readConfig } from "#worker/config.ts";
import type { AppEnv } from "#worker/env.ts";
import { imageStore } from "#worker/storage/image-store.ts";

/** The one place where bindings enter: nothing behind it reads the environment. */
export const bindings = createMiddleware<AppEnv>(async (c, next) => {
  c.set("db", c.env.DB);
  c.set("images", imageStore(c.env.IMAGES));
  c.set("assets", c.env.ASSETS);
  c.set("eventLimiter", c.env.EVENT_LIMITER);
  c.set("signInLimiter", c.env.SIGN_IN_LIMITER);
  c.set("settings", readConfig(c.env));
  c.set("origin", c.env.SITE_ORIGIN);
  c.set("production", c.env.ENVIRONMENT !== "development");
  await next();
});
