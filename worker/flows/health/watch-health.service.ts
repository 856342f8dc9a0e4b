import type { AlarmName } from "#contract/admin/alarm-names.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import { endAlarm, raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import { findFailingJobs } from "#worker/modules/operations/job-runs.repository.ts";
import { saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { type HealthState, healthJob } from "./health-state.repository.ts";
import { type CheckName, type HealthContext, runChecks } from "./run-checks.service.ts";

/** A task that failed so often in a row raises an alarm. */
const maxFailures = 3;

/**
 * Runs all checks, stores the failed ones for the public health endpoint, and raises or ends the alarms about storage,
 * size, mails, secrets and failing tasks.
 * @param tasks the tasks of the schedule
 * @returns the names of the failed checks
 */
export async function watchHealth(
  context: HealthContext,
  tasks: readonly ScheduledTask[],
  now: Date,
): Promise<HealthState> {
  const { checks } = await runChecks(context, now);
  const [failing] = await query(
    context.db,
    findFailingJobs(
      tasks.map(({ name }) => name),
      maxFailures,
    ),
  );
  const failures = new Map(checks.filter(({ ok }) => !ok).map(({ name, detail }) => [name as CheckName, detail]));
  const alarm = (name: AlarmName, isOpen: boolean, detail: string): Statement =>
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
      failing.length > 0,
      `Failed at least ${maxFailures} times in a row: ${tasks
        .filter(({ name }) => failing.includes(name))
        .map(({ label }) => label)
        .join(", ")}.`,
    ),
  );
  return state;
}

export const watchHealthTask: ScheduledTask = {
  name: healthJob,
  label: "checking the site",
  when: "every five minutes",
  limit: "each check once",
  whenLate: "The public health check fails after 15 minutes.",
  run: ({ db, images, bindings, config, tasks, now }) =>
    watchHealth({ db, images, backups: bindings.BACKUPS, config }, tasks, now),
};
