import { type SQL, sql } from "drizzle-orm";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { countChangedRows } from "./changed-rows.repository.ts";
import { importRowMonths, retentionStart } from "./retention-period.ts";

/**
 * Deletes rows of the oldest imports that received no row for 12 months, long after the end of their undo. Returns the
 * number of deleted rows, at most `limit`.
 */
export function deleteOldImportRows(now: Date, limit: number): Query<number> {
  const before = retentionStart(now, importRowMonths).toISOString();
  return combineQueries(
    [
      sql`DELETE FROM import_rows WHERE n IN (
        SELECT import_rows.n FROM imports INDEXED BY imports_started
          CROSS JOIN import_rows INDEXED BY import_rows_row ON import_rows.import_id = imports.id
        WHERE started_at < ${before} AND changed_at < ${before} ORDER BY started_at LIMIT ${integerLiteral(limit)})`,
      countChangedRows,
    ],
    (_, deleted) => deleted,
  );
}

/** Deletes the counts of imports together with their audit entries, after 24 months. */
export function deleteOldImports(now: Date): SQL {
  const before = retentionStart(now).toISOString();
  return sql`DELETE FROM imports WHERE started_at < ${before} AND changed_at < ${before}`;
}
