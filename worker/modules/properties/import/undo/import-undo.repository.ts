import { type SQL, sql } from "drizzle-orm";
import type { ImportUndoResponse, LeftRow } from "#contract/admin/property-import.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query, Row, Statement } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { FoundProperty } from "../../write/property-writes.repository.ts";
import { toFoundProperty } from "../import.repository.ts";
import type { ChangedValues, RowToUndo } from "./undo-plan.ts";

/** Rows that were left and are named in the response. */
const maxLeftRows = 500;

/** Returns when the last part of an import was stored and whether it has been undone; undefined for an unknown id. */
export function findImport(id: string): Query<{ changedAt: string; isUndone: boolean } | undefined> {
  return {
    statements: [sql`SELECT changed_at, undone_at FROM imports WHERE id = ${id}`],
    read: ([[row] = [] as Row[]]) => row && { changedAt: row.changed_at as string, isUndone: row.undone_at !== null },
  };
}

/** Marks the import as undone, so that it accepts no more rows, and records who undid it. */
export function beginUndo(actor: AdminActor, id: string, now: Date): Statement[] {
  return [
    insertAuditEntry(
      actor,
      { action: "import-undo", entity: "import", entityId: id },
      now,
      sql`EXISTS (SELECT 1 FROM imports WHERE id = ${id} AND undone_at IS NULL)`,
    ),
    sql`UPDATE imports SET undone_at = ${now.toISOString()}, undone_by = ${actor.id}
      WHERE id = ${id} AND undone_at IS NULL`,
  ];
}

/** The next rows to undo, the last one first, because it may have changed what an earlier one created. */
export function findRowsToUndo(actor: AdminActor, importId: string, limit: number): Query<RowToUndo[]> {
  const changedByOther = sql`EXISTS (SELECT 1 FROM audit INDEXED BY audit_entity_id
      WHERE audit.entity_id = import_rows.property_uuid AND audit.entity = 'property'
        AND audit.at >= import_rows.at AND audit.actor_id <> ${actor.id})
    OR EXISTS (SELECT 1 FROM import_rows AS later JOIN imports ON imports.id = later.import_id
      WHERE later.property_uuid = import_rows.property_uuid AND later.n > import_rows.n
        AND later.undone IS NOT 'restored' AND imports.actor_id <> ${actor.id})`;
  return {
    statements: [
      sql`SELECT properties.*, import_rows.n AS row_n, import_rows.property_uuid AS row_uuid,
          import_rows.reference IS NULL AS has_given_reference, import_rows.result AS row_result, import_rows.at AS row_at, (${changedByOther}) AS is_changed_by_other
        FROM import_rows INDEXED BY import_rows_to_undo
        LEFT JOIN properties ON properties.uuid = import_rows.property_uuid
        WHERE import_rows.import_id = ${importId} AND import_rows.undone IS NULL AND import_rows.result <> 'error'
        ORDER BY import_rows.n DESC LIMIT ${integerLiteral(limit)}`,
    ],
    read: ([rows = []]) =>
      rows.map(({ row_n, row_uuid, row_result, row_at, has_given_reference, is_changed_by_other, ...row }) => ({
        n: row_n as number,
        uuid: row_uuid as string,
        result: row_result as RowToUndo["result"],
        at: row_at as string,
        found: row.uuid === null ? undefined : toFoundProperty(row),
        hasGivenReference: has_given_reference === 1,
        isChangedByOther: is_changed_by_other === 1,
      })),
  };
}

/** Returns what an import changed at the given times, by time and uuid. */
export function findChangedValues(importId: string, times: string[]): Query<Map<string, ChangedValues>> {
  return {
    statements: [
      sql`SELECT at, before, after FROM audit INDEXED BY audit_entity_id
        WHERE entity_id = ${importId} AND action = 'import-changes'
          AND at IN (SELECT value FROM json_each(${JSON.stringify([...new Set(times)])}))`,
    ],
    read: ([rows = []]) => new Map(rows.flatMap(readChanges)),
  };
}

export const changeKey = (at: string, uuid: string) => `${at} ${uuid}`;

function readChanges(row: Row): [string, ChangedValues][] {
  const [before, after] = [row.before, row.after].map((json) => JSON.parse(json as string)) as [
    Record<string, Record<string, unknown>>,
    Record<string, Record<string, unknown>>,
  ];
  return Object.entries(before).map(([uuid, { reference: _, ...values }]) => [
    changeKey(row.at as string, uuid),
    { before: values, after: after[uuid] ?? {} },
  ]);
}

/**
 * Deletes properties. The batch fails with a null in `properties.updated_at` if one of them has changed since it was
 * read.
 */
export function deleteProperties(found: FoundProperty[]): Statement[] {
  if (found.length === 0) return [];
  const read = JSON.stringify(found.map(({ row }) => ({ n: row.n, updated_at: row.updated_at })));
  return [
    sql`UPDATE properties SET updated_at = CASE WHEN properties.updated_at = read.value ->> 'updated_at'
        THEN properties.updated_at END
      FROM json_each(${read}) AS read WHERE properties.n = read.value ->> 'n'`,
    sql`DELETE FROM properties WHERE n IN (SELECT value ->> 'n' FROM json_each(${read}))`,
  ];
}

/** Sets the date of the status to that of its last change before a time, by the history. */
export function restoreStatusDate(n: number, before: string): SQL {
  return sql`UPDATE properties SET status_changed_at = coalesce((
      SELECT at FROM property_history
      WHERE property_n = ${n} AND field = 'status' AND at < ${before} ORDER BY id DESC LIMIT 1
    ), created_at) WHERE n = ${n}`;
}

/** Stores what was done with rows. */
export function markUndone(rows: { n: number; undone: string }[]): SQL {
  return sql`UPDATE import_rows SET undone = done.value ->> 'undone'
    FROM json_each(${JSON.stringify(rows)}) AS done WHERE import_rows.n = done.value ->> 'n'`;
}

/** Returns how far the undo is, and the rows that it left. */
export function readUndoResult(importId: string): Query<ImportUndoResponse & { left: LeftRow[] }> {
  const lastChange = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM audit INDEXED BY audit_entity_id LEFT JOIN users ON users.id = actor_id
      WHERE entity_id = property_uuid AND entity = 'property' ORDER BY audit.n DESC LIMIT 1)`;
  return {
    statements: [
      sql`SELECT undone, count(*) AS count FROM import_rows
        WHERE import_id = ${importId} AND result <> 'error' GROUP BY undone`,
      sql`SELECT import_rows.row, coalesce(properties.reference, import_rows.reference, '') AS reference,
          property_uuid AS uuid, ${lastChange("at")} AS at, ${lastChange("users.username")} AS by
        FROM import_rows LEFT JOIN properties ON properties.uuid = property_uuid
        WHERE import_id = ${importId} AND undone = 'left' ORDER BY import_rows.n LIMIT ${integerLiteral(maxLeftRows)}`,
    ],
    read([counts = [], left = []]) {
      const countOf = (undone: string | null) => Number(counts.find((row) => row.undone === undone)?.count ?? 0);
      return {
        removed: countOf("removed"),
        restored: countOf("restored"),
        remaining: countOf(null),
        left: left as unknown as LeftRow[],
      };
    },
  };
}
