import { sql } from "drizzle-orm";
import type { Statement } from "#worker/db/driver.ts";

/** A row that an import wrote or rejected. */
export interface RecordedRow {
  row: number | null;
  uuid: string | null;
  /** As sent: null for a row that had none. */
  reference: string | null;
  result: "created" | "updated" | "error";
  /** The `updated_at` that the property got from it. */
  at: string;
  detail: unknown;
}

/** Rows in one statement, so that the parameter stays small even if every field of every row is wrong. */
const rowsPerStatement = 100;

/**
 * Keeps rows for the report of the import and for its undo. A row that is sent again replaces its rejection. If its number
 * has written a property before, it is kept without the number.
 */
export function recordImportRows(importId: string, rows: RecordedRow[]): Statement[] {
  const parts = Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
  return parts.map(
    (part) => sql`INSERT INTO import_rows (import_id, row, property_uuid, reference, result, at, detail)
      SELECT ${importId}, CASE WHEN EXISTS (SELECT 1 FROM import_rows AS earlier WHERE earlier.import_id = ${importId}
          AND earlier.row = value ->> 'row' AND earlier.result <> 'error') THEN NULL ELSE value ->> 'row' END, value ->> 'uuid', value ->> 'reference', value ->> 'result',
        value ->> 'at', value -> 'detail'
      FROM json_each(${JSON.stringify(part)}) WHERE true
      ON CONFLICT (import_id, row) DO UPDATE SET property_uuid = excluded.property_uuid, reference = excluded.reference,
        result = excluded.result, at = excluded.at, detail = excluded.detail`,
  );
}
