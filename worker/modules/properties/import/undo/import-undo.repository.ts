import { and, count, desc, eq, exists, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { ImportUndoResponse, LeftRow } from "#contract/admin/property-import.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { importRows, imports } from "#worker/db/tables/operations.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyHistory } from "#worker/db/tables/property-history.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { PropertyRow } from "../../property-rows.ts";
import type { ChangedValues, RowToUndo } from "./undo-plan.ts";

/** Rows that were left and are named in the response. */
const maxLeftRows = 500;

/** Returns when the last part of an import was stored and whether it has been undone; undefined for an unknown id. */
export const findImport = (id: string): Query<{ changedAt: string; isUndone: boolean } | undefined> =>
  selectFirst(
    builder
      .select({
        changedAt: imports.changed_at,
        isUndone: isNotNull(imports.undone_at).mapWith(Boolean).as("is_undone"),
      })
      .from(imports)
      .where(eq(imports.id, id)),
  );

/** Marks the import as undone, so that it accepts no more rows, and records who undid it. */
export function beginUndo(actor: AdminActor, id: string, now: Date): Statement[] {
  const isOpen = and(eq(imports.id, id), isNull(imports.undone_at));
  return [
    insertAuditEntry(
      actor,
      { action: "import-undo", entity: "import", entityId: id },
      now,
      exists(builder.select({ id: imports.id }).from(imports).where(isOpen)),
    ),
    builder.update(imports).set({ undone_at: now.toISOString(), undone_by: actor.id }).where(isOpen),
  ];
}

const rowToUndo = z.object({
  n: z.number(),
  uuid: z.string(),
  result: z.enum(["created", "updated"]),
  at: z.string(),
  has_given_reference: storedFlag,
  is_changed_by_other: storedFlag,
});

/** The next rows to undo, the last one first, because it may have changed what an earlier one created. */
export function findRowsToUndo(actor: AdminActor, importId: string, limit: number): Query<RowToUndo[]> {
  const changedByOther = sql`EXISTS (SELECT 1 FROM audit INDEXED BY audit_entity_id
      WHERE audit.entity_id = import_rows.property_uuid AND audit.entity = 'property'
        AND audit.at >= import_rows.at AND audit.actor_id <> ${actor.id})
    OR EXISTS (SELECT 1 FROM import_rows AS later JOIN imports ON imports.id = later.import_id
      WHERE later.property_uuid = import_rows.property_uuid AND later.n > import_rows.n
        AND later.undone IS NOT 'restored' AND imports.actor_id <> ${actor.id})`;
  const isNext = sql`import_rows.import_id = ${importId} AND import_rows.undone IS NULL AND import_rows.result <> 'error'`;
  const inOrder = sql`ORDER BY import_rows.n DESC LIMIT ${integerLiteral(limit)}`;
  const rows = selectRows(
    sql`SELECT import_rows.n, import_rows.property_uuid AS uuid, import_rows.result, import_rows.at,
        import_rows.reference IS NULL AS has_given_reference, (${changedByOther}) AS is_changed_by_other
      FROM import_rows INDEXED BY import_rows_to_undo WHERE ${isNext} ${inOrder}`,
    rowToUndo,
  );
  const uuids = sql`(SELECT property_uuid FROM import_rows INDEXED BY import_rows_to_undo WHERE ${isNext} ${inOrder})`;
  const stored = builder.select().from(properties).where(inArray(properties.uuid, uuids));
  return combineQueries([rows, stored], (next, found) => {
    const byUuid = new Map(found.map((property) => [property.uuid, property]));
    return next.map(({ n, uuid, result, at, has_given_reference, is_changed_by_other }) => ({
      n,
      uuid,
      result,
      at,
      found: byUuid.get(uuid),
      hasGivenReference: has_given_reference,
      isChangedByOther: is_changed_by_other,
    }));
  });
}

/** The values of one audit entry of an import, by uuid. */
const recordedValues = storedJson(z.record(z.string(), z.record(z.string(), z.unknown()).nullable()));
const recordedChange = z.object({ at: z.string(), before: recordedValues, after: recordedValues });

/** Returns what an import changed at the given times, by time and uuid. */
export function findChangedValues(importId: string, times: string[]): Query<Map<string, ChangedValues>> {
  const changes = selectRows(
    sql`SELECT at, before, after FROM audit INDEXED BY audit_entity_id
      WHERE entity_id = ${importId} AND action = 'import-changes'
        AND at IN (SELECT value FROM json_each(${JSON.stringify([...new Set(times)])}))`,
    recordedChange,
  );
  return combineQueries([changes], (rows) => new Map(rows.flatMap(readChanges)));
}

export const changeKey = (at: string, uuid: string) => `${at} ${uuid}`;

function readChanges({ at, before, after }: z.output<typeof recordedChange>): [string, ChangedValues][] {
  return Object.entries(before).map(([uuid, values]) => {
    const { reference: _, ...fields } = values ?? {};
    return [changeKey(at, uuid), { before: fields, after: after[uuid] ?? {} }];
  });
}

/**
 * Deletes properties. The batch fails with a null in `properties.updated_at` if one of them has changed since it was
 * read.
 */
export function deleteProperties(found: PropertyRow[]): Statement[] {
  if (found.length === 0) return [];
  const read = JSON.stringify(found.map(({ n, updated_at }) => ({ n, updated_at })));
  return [
    sql`UPDATE properties SET updated_at = CASE WHEN properties.updated_at = read.value ->> 'updated_at'
        THEN properties.updated_at END
      FROM json_each(${read}) AS read WHERE properties.n = read.value ->> 'n'`,
    sql`DELETE FROM properties WHERE n IN (SELECT value ->> 'n' FROM json_each(${read}))`,
  ];
}

/** Sets the date of the status to that of its last change before a time, by the history. */
export function restoreStatusDate(n: number, before: string): Statement {
  const lastChange = builder
    .select({ at: propertyHistory.at })
    .from(propertyHistory)
    .where(and(eq(propertyHistory.property_n, n), eq(propertyHistory.field, "status"), lt(propertyHistory.at, before)))
    .orderBy(desc(propertyHistory.id))
    .limit(1);
  return builder
    .update(properties)
    .set({ status_changed_at: sql`coalesce((${lastChange}), ${properties.created_at})` })
    .where(eq(properties.n, n));
}

/** Stores what was done with rows. */
export function markUndone(rows: { n: number; undone: string }[]): SQL {
  return sql`UPDATE import_rows SET undone = done.value ->> 'undone'
    FROM json_each(${JSON.stringify(rows)}) AS done WHERE import_rows.n = done.value ->> 'n'`;
}

const leftRow = z.object({
  row: z.number().nullable(),
  reference: z.string(),
  uuid: z.string(),
  at: z.string().nullable(),
  by: z.string().nullable(),
});

/** Returns how far the undo is, and the rows that it left. */
export function readUndoResult(importId: string): Query<ImportUndoResponse & { left: LeftRow[] }> {
  const lastChange = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM audit INDEXED BY audit_entity_id LEFT JOIN users ON users.id = actor_id
      WHERE entity_id = property_uuid AND entity = 'property' ORDER BY audit.n DESC LIMIT 1)`;
  const counts = builder
    .select({ undone: importRows.undone, count: count() })
    .from(importRows)
    .where(and(eq(importRows.import_id, importId), ne(importRows.result, "error")))
    .groupBy(importRows.undone);
  const left = selectRows(
    sql`SELECT import_rows.row, coalesce(properties.reference, import_rows.reference, '') AS reference,
        property_uuid AS uuid, ${lastChange("at")} AS at, ${lastChange("users.username")} AS by
      FROM import_rows LEFT JOIN properties ON properties.uuid = property_uuid
      WHERE import_id = ${importId} AND undone = 'left' ORDER BY import_rows.n LIMIT ${integerLiteral(maxLeftRows)}`,
    leftRow,
  );
  return combineQueries([counts, left], (counted, rows) => {
    const getCount = (undone: string | null) => counted.find((row) => row.undone === undone)?.count ?? 0;
    return { removed: getCount("removed"), restored: getCount("restored"), remaining: getCount(null), left: rows };
  });
}
