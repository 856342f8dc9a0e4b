import { sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";
import type { CheckName } from "./run-checks.service.ts";

/** The task of the schedule that runs the checks. */
export const healthJob = "health";

/** What the schedule found out when it ran the checks. */
export interface HealthState {
  failed: CheckName[];
}

/** Returns the last findings of the schedule and their time; undefined before its first successful run. */
export const findHealthState: Query<(HealthState & { at: Date }) | undefined> = {
  statements: [
    sql`SELECT state, succeeded_at FROM jobs WHERE name = ${healthJob} AND state IS NOT NULL AND succeeded_at IS NOT NULL`,
  ],
  read: ([[row] = [] as Row[]]) =>
    row && { ...(JSON.parse(row.state as string) as HealthState), at: new Date(row.succeeded_at as string) },
};
