import { sql } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";

/** Returns how many rows the statement before it changed. */
export const countChangedRows: Query<number> = combineQueries(
  [builder.select({ count: sql<number>`changes()`.as("count") }).from(sql`(SELECT 1)`)],
  ([row]) => row?.count ?? 0,
);
