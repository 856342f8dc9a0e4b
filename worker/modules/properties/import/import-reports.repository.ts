import { and, desc, eq, exists, gt, sql } from "drizzle-orm";
import { type ImportListResponse, importUndoDays, type RowError } from "#contract/admin/property-import.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, query, selectFirst } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { importRows, imports } from "#worker/db/tables/operations.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { CsvPage } from "#worker/http/csv-response.ts";
import { importNotFound, importReportDeleted } from "../properties.errors.ts";

const maxImports = 20;
const rowsPerPage = 500;
const dayMs = 86_400_000;

/** Returns the last imports, the newest first. */
export function listImports(): Query<ImportListResponse> {
  const hasReport = exists(
    builder.select({ n: importRows.n }).from(importRows).where(eq(importRows.import_id, imports.id)),
  );
  const { id, file_name, changed_at: at, created, updated, unchanged, failed, undone_at } = imports;
  const last = builder
    .select({
      id,
      file_name,
      actor: users.username,
      at,
      created,
      updated,
      unchanged,
      failed,
      undone_at,
      has_report: hasReport.mapWith(Boolean).as("has_report"),
    })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.actor_id))
    .orderBy(desc(imports.started_at))
    .limit(maxImports);
  return combineQueries([last], (rows) => ({
    data: {
      imports: rows.map((row) => ({
        ...row,
        undo_until: new Date(Date.parse(row.at) + importUndoDays * dayMs).toISOString(),
      })),
    },
  }));
}

/**
 * Reads the next page of the report of an import, in the order of the file.
 * @throws ApiError 404 for an unknown import, 410 after its report was deleted
 */
export async function readImportReportPage(
  db: D1Database,
  id: string,
  last: number | undefined,
): Promise<CsvPage<number>> {
  const { created, updated, failed } = imports;
  const [found, rows] = await query(
    db,
    selectFirst(builder.select({ created, updated, failed }).from(imports).where(eq(imports.id, id))),
    builder
      .select({
        n: importRows.n,
        row: importRows.row,
        sent_reference: importRows.reference,
        stored_reference: sql<string | null>`${properties.reference}`.as("stored_reference"),
        result: importRows.result,
        detail: importRows.detail,
        undone: importRows.undone,
      })
      .from(importRows)
      .leftJoin(properties, eq(properties.uuid, importRows.property_uuid))
      .where(and(eq(importRows.import_id, id), gt(importRows.n, last ?? 0)))
      .orderBy(importRows.n)
      .limit(rowsPerPage),
  );
  if (!found) throw importNotFound();
  const hasRows = found.created + found.updated + found.failed > 0;
  if (hasRows && rows.length === 0 && last === undefined) throw importReportDeleted();
  const lines = rows.map(({ row, sent_reference, stored_reference, result, detail, undone }) => [
    row,
    sent_reference ?? stored_reference,
    result,
    describeDetail(detail ?? []),
    undone,
  ]);
  return { lines, next: rows.length < rowsPerPage ? undefined : rows.at(-1)?.n };
}

/** The errors of a rejected row, or the names of the changed fields. */
function describeDetail(detail: (RowError | string)[]): string {
  return detail.map((item) => (typeof item === "string" ? item : `${item.field}: ${item.msg}`)).join("; ");
}
