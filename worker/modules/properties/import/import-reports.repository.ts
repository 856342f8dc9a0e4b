import { sql } from "drizzle-orm";
import {
  type ImportListResponse,
  type ImportSummary,
  importUndoDays,
  type RowError,
} from "#contract/admin/property-import.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import { type Query, query, type Row } from "#worker/db/query.ts";
import type { CsvPage } from "#worker/http/csv-response.ts";
import { importNotFound, importReportDeleted } from "../properties.errors.ts";

const maxImports = 20;
const rowsPerPage = 500;
const dayMs = 86_400_000;

/** Returns the last imports, the newest first. */
export function listImports(): Query<ImportListResponse> {
  return {
    statements: [
      sql`SELECT imports.id, file_name, users.username AS actor, changed_at AS at, created, updated, unchanged, failed,
          undone_at, EXISTS (SELECT 1 FROM import_rows WHERE import_id = imports.id) AS has_report
        FROM imports INDEXED BY imports_started LEFT JOIN users ON users.id = imports.actor_id
        ORDER BY started_at DESC LIMIT ${integerLiteral(maxImports)}`,
    ],
    read: ([rows = []]) => ({
      data: {
        imports: rows.map((row) => ({
          ...(row as unknown as Omit<ImportSummary, "undo_until" | "has_report">),
          has_report: row.has_report === 1,
          undo_until: new Date(Date.parse(row.at as string) + importUndoDays * dayMs).toISOString(),
        })),
      },
    }),
  };
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
  const [found, rows] = await query(
    db,
    {
      statements: [sql`SELECT created + updated + failed AS reported FROM imports WHERE id = ${id}`],
      read: ([[row] = [] as Row[]]) => row && { hasRows: Number(row.reported) > 0 },
    },
    {
      statements: [
        sql`SELECT import_rows.n, row, coalesce(import_rows.reference, properties.reference) AS reference, result, detail,
            undone
          FROM import_rows LEFT JOIN properties ON properties.uuid = property_uuid
          WHERE import_id = ${id} AND import_rows.n > ${last ?? 0} ORDER BY import_rows.n LIMIT ${integerLiteral(rowsPerPage)}`,
      ],
      read: ([results = []]) => results,
    },
  );
  if (!found) throw importNotFound();
  if (found.hasRows && rows.length === 0 && last === undefined) throw importReportDeleted();
  const lines = rows.map(({ row, reference, result, detail, undone }) => [
    row as number | null,
    reference as string | null,
    result as string,
    describeDetail(JSON.parse(detail as string)),
    undone as string | null,
  ]);
  return { lines, next: rows.length < rowsPerPage ? undefined : (rows.at(-1)?.n as number) };
}

/** The errors of a rejected row, or the names of the changed fields. */
function describeDetail(detail: (RowError | string)[]): string {
  return detail.map((item) => (typeof item === "string" ? item : `${item.field}: ${item.msg}`)).join("; ");
}
