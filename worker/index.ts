import { createApp } from "./app.ts";
import type { Bindings } from "./bindings.ts";
import { readEdgeCache } from "./flows/edge-cache/edge-cache.ts";
import { purgeCron, runPurges } from "./flows/edge-cache/run-purges.service.ts";
import { runSchedule } from "./flows/run-schedule.ts";

export default {
  fetch: createApp().fetch,
  scheduled: async ({ scheduledTime, cron }, env, context) => {
    const cache = readEdgeCache(context);
    if (cron !== purgeCron) await runSchedule(env, new Date(scheduledTime), cache);
    else if (cache) await runPurges({ db: env.DB, cache });
  },
} satisfies ExportedHandler<Bindings>;
