import { and, eq, isNotNull } from "drizzle-orm";
import type * as z from "zod";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { jobs } from "#worker/db/tables/operations.ts";

/** Returns the state from which a long task continues, parsed by a schema; undefined before its first run. */
export function findJobState<S extends z.ZodType>(name: string, schema: S): Query<z.output<S> | undefined> {
  const stored = builder
    .select({ state: jobs.state })
    .from(jobs)
    .where(and(eq(jobs.name, name), isNotNull(jobs.state)));
  return combineQueries([stored], ([job]) => job && schema.parse(job.state));
}

/** Stores the state from which a long task continues. */
export const saveJobState = (name: string, state: unknown): Statement =>
  builder.insert(jobs).values({ name, state }).onConflictDoUpdate({ target: jobs.name, set: { state } });
