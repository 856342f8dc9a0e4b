import { and, eq, isNotNull } from "drizzle-orm";
import * as z from "zod";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { jobs } from "#worker/db/tables/operations.ts";

/** The task of the schedule that runs the checks. */
export const healthJob = "health";

/** What the schedule found out when it ran the checks. A check of an earlier version may have another name. */
const healthState = z.object({ failed: z.array(z.string()) });
export type HealthState = z.infer<typeof healthState>;

/** Returns the last findings of the schedule and their time; undefined before its first successful run. */
export const findHealthState: Query<(HealthState & { at: Date }) | undefined> = combineQueries(
  [
    builder
      .select({ state: jobs.state, succeeded_at: jobs.succeeded_at })
      .from(jobs)
      .where(and(eq(jobs.name, healthJob), isNotNull(jobs.state), isNotNull(jobs.succeeded_at))),
  ],
  ([job]) => (job?.succeeded_at ? { ...healthState.parse(job.state), at: new Date(job.succeeded_at) } : undefined),
);
