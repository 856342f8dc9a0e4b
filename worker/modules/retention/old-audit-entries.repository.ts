import { type SQL, sql } from "drizzle-orm";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { countChangedRows } from "./changed-rows.repository.ts";
import { retentionStart } from "./retention-period.ts";

/**
 * Counts the oldest expired audit entries by month, entity and action and deletes them, in one transaction. Returns the
 * number of deleted entries, at most `limit`.
 */
export function countOldAuditEntries(now: Date, limit: number): Query<number> {
  const oldest = oldestEntries(retentionStart(now).toISOString(), limit);
  return combineQueries(
    [
      sql`INSERT INTO audit_totals (month, entity, action, count)
        SELECT substr(at, 1, 7), entity, action, count(*) FROM (${oldest}) WHERE true GROUP BY 1, 2, 3
        ON CONFLICT (month, entity, action) DO UPDATE SET count = count + excluded.count`,
      sql`DELETE FROM audit WHERE n IN (SELECT n FROM (${oldest}))`,
      countChangedRows,
    ],
    (_counted, _deleted, deleted) => deleted,
  );
}

const oldestEntries = (before: string, limit: number): SQL =>
  sql`SELECT n, at, entity, action FROM audit INDEXED BY audit_at WHERE at < ${before} ORDER BY at, n LIMIT ${integerLiteral(limit)}`;
