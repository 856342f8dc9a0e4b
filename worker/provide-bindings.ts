import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/http/app-env.ts";
import { createLargeBodySlots } from "#worker/http/body/large-body-slots.ts";
import { readAlertChannels } from "./alert-channels.ts";
import type { Bindings } from "./bindings.ts";
import { type Config, readConfig } from "./config.ts";
import { openSession } from "./http/database/open-session.ts";
import { imageStore } from "./storage/image-store.ts";

/** Provides stores and settings to the handlers. No other code of a request reads the environment. */
export function provideBindings() {
  // What one isolate keeps between requests: who receives large bodies, and the settings, which are checked once.
  const isolateState = { largeBodySlots: createLargeBodySlots(), configs: new WeakMap<Bindings, Config>() };
  const readConfigOnce = (bindings: Bindings) => {
    const config = isolateState.configs.get(bindings) ?? readConfig(bindings);
    isolateState.configs.set(bindings, config);
    return config;
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set("primary", openSession(c.env.DB, "first-primary").db);
    c.set("images", imageStore(c.env.IMAGES));
    c.set("backups", c.env.BACKUPS);
    c.set("assets", c.env.ASSETS);
    c.set("limiters", limitersByName(c.env));
    c.set("signInLimiter", c.env.SIGN_IN_LIMITER);
    c.set("enquiryLimiter", c.env.ENQUIRY_LIMITER);
    c.set("config", readConfigOnce(c.env));
    c.set("channels", readAlertChannels(c.env));
    c.set("largeBodySlots", isolateState.largeBodySlots);
    c.set("origin", c.env.SITE_ORIGIN);
    c.set("isProduction", c.env.ENVIRONMENT !== "development");
    await next();
  });
}

const limitersByName = ({
  READ_LIMITER,
  QUERY_LIMITER,
  EVENT_LIMITER,
  CHECK_LIMITER,
  SIGN_IN_LIMITER,
  ACCOUNT_LIMITER,
}: Bindings): AppEnv["Variables"]["limiters"] => ({
  reads: READ_LIMITER,
  queries: QUERY_LIMITER,
  pages: READ_LIMITER,
  sessions: READ_LIMITER,
  enquiries: READ_LIMITER,
  checks: CHECK_LIMITER,
  events: EVENT_LIMITER,
  "sign-in": SIGN_IN_LIMITER,
  account: ACCOUNT_LIMITER,
});
