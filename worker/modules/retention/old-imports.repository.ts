import { and, eq, inArray, lt } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { importRows, imports } from "#worker/db/tables/operations.ts";
import { countChangedRows } from "./changed-rows.repository.ts";
import { importRowMonths, retentionStart } from "./retention-period.ts";

/**
 * Deletes rows of the oldest imports that received no row for 12 months, long after the end of their undo. Returns the
 * number of deleted rows, at most `limit`.
 */
export function deleteOldImportRows(now: Date, limit: number): Query<number> {
  const before = retentionStart(now, importRowMonths).toISOString();
  const oldest = builder
    .select({ n: importRows.n })
    .from(imports)
    .innerJoin(importRows, eq(importRows.import_id, imports.id))
    .where(isOver(before))
    .orderBy(imports.started_at)
    .limit(limit);
  return combineQueries(
    [builder.delete(importRows).where(inArray(importRows.n, oldest)), countChangedRows],
    (_, deleted) => deleted,
  );
}

const isOver = (before: string) => and(lt(imports.started_at, before), lt(imports.changed_at, before));

/** Deletes the counts of imports together with their audit entries, after 24 months. */
export function deleteOldImports(now: Date): Statement {
  const before = retentionStart(now).toISOString();
  return builder.delete(imports).where(isOver(before));
}
