import { createApp } from "./app.ts";
import type { Bindings } from "./bindings.ts";
import { runSchedule } from "./flows/run-schedule.ts";

export default {
  fetch: createApp().fetch,
  scheduled: (_event, env) => runSchedule(env),
} satisfies ExportedHandler<Bindings>;
