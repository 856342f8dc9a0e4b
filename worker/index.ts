import { createApp } from "./app.ts";
import type { Bindings } from "./bindings.ts";
import { readEdgeCache } from "./flows/edge-cache/edge-cache.ts";
import { runSchedule } from "./flows/run-schedule.ts";

export default {
  fetch: createApp().fetch,
  scheduled: ({ scheduledTime }, env, context) => runSchedule(env, new Date(scheduledTime), readEdgeCache(context)),
} satisfies ExportedHandler<Bindings>;
