import type { Bindings } from "#worker/bindings.ts";
import { runTask, type TaskOutcome } from "#worker/modules/operations/run-task.service.ts";
import { readScheduleContext } from "#worker/scheduled-task.ts";
import type { EdgeCache } from "#worker/storage/edge-cache.ts";
import { scheduledTasks } from "./scheduled-tasks.ts";
import { announceOutageEndTask, announceOutageTask } from "./watch/announce-outage.service.ts";

/** Runs the tasks of each minute. Failures are recorded by the run every five minutes, which does the same. */
export async function runAlerts(bindings: Bindings, now: Date): Promise<void> {
  const context = readScheduleContext(bindings, { now, cache: undefined, tasks: scheduledTasks });
  for (const { run, name } of scheduledTasks.filter(({ when }) => when === "each minute")) {
    const done = await run(context);
    if (done) console.log(JSON.stringify({ schedule: name, result: "ok", done }));
  }
}

/**
 * Runs all tasks, every five minutes. A failing task does not stop the others.
 * @throws the first error, after all tasks have run
 */
export async function runSchedule(bindings: Bindings, now = new Date(), cache?: EdgeCache): Promise<void> {
  const context = readScheduleContext(bindings, { now, cache, tasks: scheduledTasks });
  const outcomes: TaskOutcome[] = [];
  for (const task of scheduledTasks) outcomes.push(await runTask(task, context));
  const isDatabaseAvailable = outcomes.at(-1)?.isRecorded;
  outcomes.push(await runTask(isDatabaseAvailable ? announceOutageEndTask : announceOutageTask, context));
  const failed = outcomes.find(({ error }) => error !== undefined);
  if (failed) throw failed.error;
}
