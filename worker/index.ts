import { createApp } from "./app.ts";
import type { Bindings } from "./bindings.ts";
import { runSchedule } from "./flows/run-schedule.ts";

export default {
  fetch: createApp().fetch,
  scheduled: ({ scheduledTime }, env) => runSchedule(env, new Date(scheduledTime)),
} satisfies ExportedHandler<Bindings>;
