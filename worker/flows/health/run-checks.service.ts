import { alarmLabels } from "#contract/admin/alarm-labels.ts";
import type { DeepHealthResponse, HealthCheck } from "#contract/http/health.ts";
import type { Config } from "#worker/config.ts";
import { query } from "#worker/db/query.ts";
import { describeError } from "#worker/lib/failure-reason.ts";
import { findOpenAlarms } from "#worker/modules/operations/alarm-list.repository.ts";
import { countPolicyReports } from "#worker/modules/operations/daily-counts.repository.ts";
import { findLastRun } from "#worker/modules/operations/job-runs.repository.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { readSpoolState } from "#worker/storage/spool.ts";
import {
  type CheckResult,
  checkBackupBucket,
  checkDatabase,
  checkDatabaseSize,
  checkImages,
  findNewestObject,
} from "./check-stores.ts";
import { countStuckMessages } from "./stuck-messages.repository.ts";

/** Three runs of the cron. */
const maxScheduleAge = 15 * 60;
/** As the alarm about the spool: a longer wait is not an outage that the next runs solve. */
const maxSpoolAge = 30 * 60;
/** One night and two hours. */
const maxBackupAge = 26 * 3600;

export interface HealthContext {
  db: D1Database;
  images: ImageStore;
  backups: R2Bucket;
  config: Config;
}

type Check = (context: HealthContext, now: Date) => Promise<CheckResult> | CheckResult;

const secondsSince = (time: Date | undefined, now: Date) =>
  time && Math.max(0, Math.round((now.getTime() - time.getTime()) / 1000));

/** Fails when the age is unknown or above the limit. `missing` is the detail without an age. */
const checkAge = (age: number | undefined, limit: number, missing: string): CheckResult => ({
  ok: age !== undefined && age <= limit,
  detail: age === undefined ? missing : age <= limit ? "in time" : "too old",
  age,
});

const checks = {
  secrets: ({ config }) => ({
    ok: config.tokenKey !== undefined,
    detail: config.tokenKey ? "set" : "TOKEN_KEY is missing or too short",
  }),
  database: ({ db }) => checkDatabase(db),
  "database-size": ({ db }) => checkDatabaseSize(db),
  images: ({ images }) => checkImages(images),
  backups: ({ backups }) => checkBackupBucket(backups),
  schedule: async ({ db }, now) => {
    const [ranAt] = await query(db, findLastRun);
    return checkAge(secondsSince(ranAt, now), maxScheduleAge, "never ran");
  },
  "database-backup": async ({ backups }, now) => {
    const newest = await findNewestObject(backups, "database/");
    return checkAge(secondsSince(newest, now), maxBackupAge, "no backup");
  },
  "image-backup": async ({ db }) => {
    const [alarms] = await query(db, findOpenAlarms);
    const alarm = alarms.find(({ name }) => name === "image-backup");
    return { ok: !alarm, detail: alarm?.detail ?? "no difference reported" };
  },
  spool: async ({ images }, now) => {
    const { waiting, oldestAt, unreadable } = await readSpoolState(images);
    const age = secondsSince(oldestAt === null ? undefined : new Date(oldestAt), now);
    const isInTime = age === undefined || age <= maxSpoolAge;
    return { ok: isInTime && unreadable === 0, detail: `${waiting} waiting, ${unreadable} unreadable`, age };
  },
  outbox: async ({ db }, now) => {
    const [stuck] = await query(db, countStuckMessages(now));
    const { delayed = 0, given_up = 0 } = stuck ?? {};
    return { ok: delayed + given_up === 0, detail: `${delayed} delayed, ${given_up} given up` };
  },
  alarms: async ({ db }, now) => {
    const [alarms] = await query(db, findOpenAlarms);
    const age = secondsSince(alarms[0] && new Date(alarms[0].since), now);
    return { ok: alarms.length === 0, detail: alarms.map(({ name }) => alarmLabels[name]).join("; ") || "none", age };
  },
  "content-policy": async ({ db }, now) => {
    const [counts] = await query(db, countPolicyReports(now));
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    const names = counts.map(({ directive, count }) => `${directive} ${count}`).join(", ");
    return { ok: true, detail: total === 0 ? "no reports today" : `reports today: ${names}` };
  },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

/** Runs all checks of the deployment. A check that throws is a failed check. */
export async function runChecks(context: HealthContext, now: Date): Promise<DeepHealthResponse> {
  const results = await Promise.all(
    Object.entries<Check>(checks).map(([name, check]) => runCheck(name, check, context, now)),
  );
  return { status: results.every(({ ok }) => ok) ? "ok" : "degraded", checks: results };
}

async function runCheck(name: string, check: Check, context: HealthContext, now: Date): Promise<HealthCheck> {
  try {
    const { ok, detail, age } = await check(context, now);
    return { name, ok, detail, age_seconds: age ?? null };
  } catch (error) {
    return { name, ok: false, detail: describeError(error), age_seconds: null };
  }
}
