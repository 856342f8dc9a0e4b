import { createApp } from "./app.ts";
import type { Bindings } from "./env.ts";
import { runSchedule } from "./schedule.ts";

export default {
  fetch: createApp().fetch,
  scheduled: (_event, env) => runSchedule(env),
} satisfies ExportedHandler<Bindings>;
