import { asc, inArray, lt, sql } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { auditEntries as audit } from "#worker/db/tables/audit.ts";
import { countChangedRows } from "./changed-rows.repository.ts";
import { retentionStart } from "./retention-period.ts";

/**
 * Counts the oldest expired audit entries by month, entity and action and deletes them, in one transaction. Returns the
 * number of deleted entries, at most `limit`.
 */
export function countOldAuditEntries(now: Date, limit: number): Query<number> {
  const { n, at, entity, action } = audit;
  const oldest = builder
    .select({ n, at, entity, action })
    .from(audit)
    .where(lt(at, retentionStart(now).toISOString()))
    .orderBy(asc(at), asc(n))
    .limit(limit)
    .as("oldest");
  return combineQueries(
    [
      sql`INSERT INTO audit_totals (month, entity, action, count)
        SELECT substr(at, 1, 7), entity, action, count(*) FROM ${oldest} WHERE true GROUP BY 1, 2, 3
        ON CONFLICT (month, entity, action) DO UPDATE SET count = count + excluded.count`,
      builder.delete(audit).where(inArray(n, builder.select({ n: oldest.n }).from(oldest))),
      countChangedRows,
    ],
    (_counted, _deleted, deleted) => deleted,
  );
}
