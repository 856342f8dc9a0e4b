import { type AlertChannels, readAlertChannels } from "./alert-channels.ts";
import type { Bindings } from "./bindings.ts";
import { type Config, readConfig } from "./config.ts";
import { type MailConfig, readMailConfig } from "./mail-config.ts";
import type { EdgeCache } from "./storage/edge-cache.ts";
import { imageStore } from "./storage/image-store.ts";
import type { Stores } from "./storage/stores.ts";

/** What a task of the schedule works with. */
export interface ScheduleContext extends Stores {
  bindings: Bindings;
  config: Config;
  mail: MailConfig | undefined;
  channels: AlertChannels;
  /** Origin of the site, for links. */
  origin: string;
  tokenKey: string | undefined;
  now: Date;
  /** Undefined where there is none, as in development. */
  cache: EdgeCache | undefined;
  /** All tasks of the schedule, for the one that watches them. */
  tasks: readonly ScheduledTask[];
}

/** A task of the schedule. The schedule logs each run, and records it in `jobs`; a failing task stops no other. */
export interface ScheduledTask {
  /** Its name in the logs and in `jobs`. */
  name: string;
  /** What it does, in words for the owner: the alarm about failing tasks contains it. */
  label: string;
  /** "each minute" runs with both schedules. All others run every five minutes, when most find that nothing is due. */
  when: "each minute" | "every five minutes" | `daily${string}` | `weekly${string}`;
  /** How much one run does at most. */
  limit: string;
  /** What happens when it runs late or fails. After three failures in a row there is an alarm. */
  whenLate: string;
  /** Returns what it did, in numbers; undefined when nothing was due. */
  run(context: ScheduleContext): unknown;
}

export function readScheduleContext(
  bindings: Bindings,
  { now, cache, tasks }: Pick<ScheduleContext, "now" | "cache" | "tasks">,
): ScheduleContext {
  const config = readConfig(bindings);
  return {
    db: bindings.DB,
    images: imageStore(bindings.IMAGES),
    bindings,
    config,
    mail: readMailConfig(bindings),
    channels: readAlertChannels(bindings),
    origin: bindings.SITE_ORIGIN,
    tokenKey: config.tokenKey,
    now,
    cache,
    tasks,
  };
}
