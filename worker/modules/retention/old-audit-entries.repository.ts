import { asc, inArray, lt, sql } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { auditEntries as audit } from "#worker/db/tables/audit.ts";
import { auditTotals } from "#worker/db/tables/operations.ts";
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
  const month = sql`substr(${oldest.at}, 1, 7)`;
  const totals = newRow(auditTotals, { month, entity: oldest.entity, action: oldest.action, count: sql`count(*)` });
  return combineQueries(
    [
      builder
        .insert(auditTotals)
        .select(builder.select(totals).from(oldest).where(sql`true`).groupBy(month, oldest.entity, oldest.action))
        .onConflictDoUpdate({
          target: [auditTotals.month, auditTotals.entity, auditTotals.action],
          set: { count: sql`${auditTotals.count} + excluded.count` },
        }),
      builder.delete(audit).where(inArray(n, builder.select({ n: oldest.n }).from(oldest))),
      countChangedRows,
    ],
    (_counted, _deleted, deleted) => deleted,
  );
}
