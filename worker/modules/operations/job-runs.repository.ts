import { and, gte, max, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
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
export function recordJobRun({ name, ranAt, durationMs, result, error }: JobRun): Statement {
  const at = ranAt.toISOString();
  const run = {
    ran_at: at,
    duration_ms: Math.round(durationMs),
    result: sql`${JSON.stringify(result ?? null)}`,
    error: error?.slice(0, maxErrorLength) ?? null,
  };
  return builder
    .insert(jobs)
    .values({ name, ...run, succeeded_at: error === undefined ? at : null, failures: error === undefined ? 0 : 1 })
    .onConflictDoUpdate({
      target: jobs.name,
      set: error === undefined ? { ...run, succeeded_at: at, failures: 0 } : { ...run, failures: sql`failures + 1` },
    });
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
