import { and, gte, max, type SQL, sql } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { jobs } from "#worker/db/tables/operations.ts";

const maxErrorLength = 500;

export interface JobRun {
  name: string;
  ranAt: Date;
  durationMs: number;
  /** What the run did, in numbers; undefined when nothing was due. */
  result?: unknown;
  /** Why the run failed; undefined after success. */
  error?: string;
}

/** Stores a run of a task. A failed run keeps the time of the last success. */
export function recordJobRun({ name, ranAt, durationMs, result, error }: JobRun): SQL {
  const at = ranAt.toISOString();
  const succeededAt = error === undefined ? at : null;
  return sql`INSERT INTO jobs (name, ran_at, succeeded_at, duration_ms, result, failures, error)
    VALUES (${name}, ${at}, ${succeededAt}, ${Math.round(durationMs)}, ${JSON.stringify(result ?? null)},
      ${error === undefined ? 0 : 1}, ${error?.slice(0, maxErrorLength) ?? null})
    ON CONFLICT (name) DO UPDATE SET ran_at = excluded.ran_at, duration_ms = excluded.duration_ms,
      succeeded_at = coalesce(excluded.succeeded_at, succeeded_at), result = excluded.result, error = excluded.error,
      failures = iif(excluded.error IS NULL, 0, failures + 1)`;
}

/** Returns those of the tasks that failed at least so many times in a row. */
export function findFailingJobs(names: string[], minFailures: number): Query<string[]> {
  const failing = builder
    .select({ name: jobs.name })
    .from(jobs)
    .where(and(gte(jobs.failures, minFailures), isOneOf(jobs.name, names)))
    .orderBy(jobs.name);
  return combineQueries([failing], (rows) => rows.map(({ name }) => name));
}

/** Returns when a task of the schedule ran last; undefined before the first run. */
export const findLastRun: Query<Date | undefined> = combineQueries(
  [builder.select({ ran_at: max(jobs.ran_at) }).from(jobs)],
  ([row]) => (row?.ran_at ? new Date(row.ran_at) : undefined),
);
