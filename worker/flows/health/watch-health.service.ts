import type { SQL } from "drizzle-orm";
import type { AlarmName } from "#contract/admin/alarm-names.ts";
import { batch, query } from "#worker/db/query/query.ts";
import { endAlarm, raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import { findFailingJobs } from "#worker/modules/operations/job-runs.repository.ts";
import { saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import { type HealthState, healthJob } from "./health-state.repository.ts";
import { type CheckName, type HealthContext, runChecks } from "./run-checks.service.ts";
import { taskLabel } from "./task-label.ts";

/** A task that failed so often in a row raises an alarm. */
const maxFailures = 3;

/**
 * Runs all checks, stores the failed ones for the public health endpoint, and raises or ends the alarms about storage,
 * size, mails, secrets and failing tasks.
 * @param tasks the names of the tasks of the schedule
 * @returns the names of the failed checks
 */
export async function watchHealth(context: HealthContext, tasks: string[], now: Date): Promise<HealthState> {
  const { checks } = await runChecks(context, now);
  const [failingTasks] = await query(context.db, findFailingJobs(tasks, maxFailures));
  const failures = new Map(checks.filter(({ ok }) => !ok).map(({ name, detail }) => [name as CheckName, detail]));
  const alarm = (name: AlarmName, isOpen: boolean, detail: string): SQL =>
    isOpen ? raiseAlarm(name, detail, now) : endAlarm(name, now);
  const state: HealthState = { failed: [...failures.keys()] };
  const { isProduction, tokenKey } = context.config;
  await batch(
    context.db,
    saveJobState(healthJob, state),
    alarm("storage", failures.has("images"), "Photos cannot be saved. New photos and listings are refused."),
    alarm(
      "database-size",
      failures.has("database-size"),
      `The database uses ${failures.get("database-size")}. Delete old data or ask your developer.`,
    ),
    alarm("mail", failures.has("outbox"), `Messages that were not sent: ${failures.get("outbox")}.`),
    alarm("secrets", isProduction && !tokenKey, "Logging in is not possible. Ask your developer to set the secret."),
    alarm(
      "schedule",
      failingTasks.length > 0,
      `Failed at least ${maxFailures} times in a row: ${failingTasks.map(taskLabel).join(", ")}.`,
    ),
  );
  return state;
}
