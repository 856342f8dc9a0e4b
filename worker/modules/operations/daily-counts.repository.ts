import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { ReportedDirective } from "#contract/http/policy-reports.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { dailyCounts } from "#worker/db/tables/operations.ts";

const prefix = "csp:";
const isReport = and(gte(dailyCounts.name, prefix), lt(dailyCounts.name, "csp;"));
const retentionDays = 90;
const getDay = (time: Date) => time.toISOString().slice(0, 10);

/** Counts one report of a violated directive. No address and no visitor is stored. */
export function countPolicyReport(directive: ReportedDirective, now: Date): Statement {
  const { day, name } = dailyCounts;
  return builder
    .insert(dailyCounts)
    .values({ day: getDay(now), name: prefix + directive, count: 1 })
    .onConflictDoUpdate({ target: [day, name], set: { count: sql`count + 1` } });
}

/** Returns the number of today's reports (UTC) by directive, the most frequent first. */
export function countPolicyReports(now: Date): Query<{ directive: string; count: number }[]> {
  const { day, name, count } = dailyCounts;
  const reports = builder
    .select({ name, count })
    .from(dailyCounts)
    .where(and(eq(day, getDay(now)), isReport))
    .orderBy(desc(count), name);
  return combineQueries([reports], (rows) =>
    rows.map((row) => ({ directive: row.name.slice(prefix.length), count: row.count })),
  );
}

const databaseBytes = "database-bytes";

/** Stores today's size of the database (UTC) in bytes. */
export function saveDatabaseSize(bytes: number, now: Date): Statement {
  const { day, name } = dailyCounts;
  return builder
    .insert(dailyCounts)
    .values({ day: getDay(now), name: databaseBytes, count: bytes })
    .onConflictDoUpdate({ target: [day, name], set: { count: bytes } });
}

/** Returns the size of the database in bytes on the last day that it was measured; null before the first one. */
export function findDatabaseSize(now: Date): Query<number | null> {
  const days = Array.from({ length: 3 }, (_, daysAgo) => getDay(new Date(now.getTime() - daysAgo * 86_400_000)));
  const { day, name, count } = dailyCounts;
  const sizes = builder
    .select({ count })
    .from(dailyCounts)
    .where(and(inArray(day, days), eq(name, databaseBytes)))
    .orderBy(desc(day))
    .limit(1);
  return combineQueries([sizes], ([size]) => size?.count ?? null);
}

/** Deletes the numbers of reports older than 90 days. */
export function deleteOldPolicyReports(now: Date): Statement {
  const before = getDay(new Date(now.getTime() - retentionDays * 86_400_000));
  return builder.delete(dailyCounts).where(and(lt(dailyCounts.day, before), isReport));
}
