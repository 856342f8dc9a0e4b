import { createMiddleware } from "hono/factory";
import type { Bindings } from "./bindings.ts";
import { type Config, readConfig } from "./config.ts";
import type { AppEnv } from "./env.ts";
import { createLargeBodySlots } from "./http/large-body-slots.ts";
import { imageStore } from "./storage/image-store.ts";

/** Provides stores and settings to the handlers. No other code of a request reads the environment. */
export function provideBindings() {
  const largeBodySlots = createLargeBodySlots();
  const configs = new WeakMap<Bindings, Config>();
  const configOf = (bindings: Bindings) => {
    const config = configs.get(bindings) ?? readConfig(bindings);
    configs.set(bindings, config);
    return config;
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set("db", c.env.DB);
    c.set("images", imageStore(c.env.IMAGES));
    c.set("assets", c.env.ASSETS);
    c.set("eventLimiter", c.env.EVENT_LIMITER);
    c.set("signInLimiter", c.env.SIGN_IN_LIMITER);
    c.set("config", configOf(c.env));
    c.set("largeBodySlots", largeBodySlots);
    c.set("origin", c.env.SITE_ORIGIN);
    c.set("isProduction", c.env.ENVIRONMENT !== "development");
    await next();
  });
}
