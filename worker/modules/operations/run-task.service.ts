import { batch } from "#worker/db/query.ts";
import { describeError } from "#worker/lib/failure-reason.ts";
import type { ScheduleContext, ScheduledTask } from "#worker/scheduled-task.ts";
import { recordJobRun } from "./job-runs.repository.ts";

export interface TaskOutcome {
  /** Undefined after success. */
  error?: unknown;
  /** Whether the database stored the outcome. */
  isRecorded: boolean;
}

/**
 * Runs one task of the schedule, logs it with its name, duration and result, and records it in `jobs`. Never throws: a
 * failing task, or a database that cannot record it, stops no other task.
 */
export async function runTask({ name, run }: ScheduledTask, context: ScheduleContext): Promise<TaskOutcome> {
  const started = performance.now();
  let result: unknown;
  let error: unknown;
  let reason: string | undefined;
  try {
    result = await run(context);
  } catch (thrown) {
    error = thrown;
    reason = describeError(thrown);
  }
  const durationMs = Math.round(performance.now() - started);
  const line = { schedule: name, result: reason === undefined ? "ok" : "failed", ms: durationMs };
  if (reason === undefined) console.log(JSON.stringify({ ...line, done: result }));
  else
    console.error(JSON.stringify({ ...line, error: reason, stack: error instanceof Error ? error.stack : undefined }));
  const isRecorded = await record(context.db, { name, ranAt: context.now, durationMs, result, error: reason });
  return { error, isRecorded };
}

async function record(db: D1Database, run: Parameters<typeof recordJobRun>[0]): Promise<boolean> {
  try {
    await batch(db, recordJobRun(run));
    return true;
  } catch (error) {
    console.error(JSON.stringify({ schedule: run.name, result: "not recorded", error: describeError(error) }));
    return false;
  }
}
