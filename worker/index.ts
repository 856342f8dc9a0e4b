import { createApp } from "./app.ts";
import type { Bindings } from "./bindings.ts";
import { runAlerts, runSchedule } from "./flows/run-schedule.ts";
import { readEdgeCache } from "./storage/edge-cache.ts";

/** The second schedule of wrangler.toml. */
const eachMinute = "* * * * *";

export default {
  fetch: createApp().fetch,
  scheduled: ({ scheduledTime, cron }, env, context) => {
    const now = new Date(scheduledTime);
    return cron === eachMinute ? runAlerts(env, now) : runSchedule(env, now, readEdgeCache(context));
  },
} satisfies ExportedHandler<Bindings>;
