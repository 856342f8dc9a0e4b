import { and, count, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import type { ImportUndoResponse, LeftRow } from "#contract/admin/property-import.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { auditEntries as audit } from "#worker/db/tables/audit.ts";
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

/** The next rows to undo, the last one first, because it may have changed what an earlier one created. */
export function findRowsToUndo(actor: AdminActor, importId: string, limit: number): Query<RowToUndo[]> {
  const { n, property_uuid, result, at, reference } = importRows;
  const later = alias(importRows, "later");
  const changes = builder
    .select({ n: audit.n })
    .from(audit)
    // A plus keeps SQLite from the indexes that find the changes of all homes.
    .where(
      and(
        eq(audit.entity_id, property_uuid),
        sql`+${audit.entity} = 'property' AND +${audit.at} >= ${at}`,
        ne(audit.actor_id, actor.id),
      ),
    );
  const laterImports = builder
    .select({ n: later.n })
    .from(later)
    .innerJoin(imports, eq(imports.id, later.import_id))
    .where(
      and(
        eq(later.property_uuid, property_uuid),
        gt(later.n, n),
        sql`${later.undone} IS NOT 'restored'`,
        ne(imports.actor_id, actor.id),
      ),
    );
  /** The condition of the index of what an undo has to do, written as there. */
  const isNext = sql`${importRows.import_id} = ${importId} AND ${importRows.undone} IS NULL AND ${result} <> 'error'`;
  const isChangedByOther = sql`(${or(exists(changes), exists(laterImports))})`;
  const rows = builder
    .select({
      ...{ n, uuid: property_uuid, at },
      isCreated: eq(result, "created").mapWith(Boolean).as("is_created"),
      hasGivenReference: isNull(reference).mapWith(Boolean).as("has_given_reference"),
      isChangedByOther: isChangedByOther.mapWith(Boolean).as("is_changed_by_other"),
    })
    .from(importRows)
    .where(isNext)
    .orderBy(desc(n))
    .limit(limit);
  const uuids = builder.select({ uuid: property_uuid }).from(importRows).where(isNext).orderBy(desc(n)).limit(limit);
  const stored = builder.select().from(properties).where(inArray(properties.uuid, uuids));
  return combineQueries([rows, stored], (next, found) => {
    const byUuid = new Map(found.map((property) => [property.uuid, property]));
    return next.map(({ uuid, isCreated, ...row }) => ({
      ...row,
      uuid: uuid ?? "",
      result: isCreated ? "created" : "updated",
      found: byUuid.get(uuid ?? ""),
    }));
  });
}

/** The values of one audit entry of an import, by uuid. */
const recordedValues = z.record(z.string(), z.record(z.string(), z.unknown()).nullable());

/** Returns what an import changed at the given times, by time and uuid. */
export function findChangedValues(importId: string, times: string[]): Query<Map<string, ChangedValues>> {
  const { at, before, after } = audit;
  const changes = builder
    .select({ at, before, after })
    .from(audit)
    // The plus keeps SQLite from an index that finds the changes of all imports.
    .where(
      and(
        eq(audit.entity_id, importId),
        sql`+${audit.action} = 'import-changes'`,
        isOneOf(sql`+${at}`, [...new Set(times)]),
      ),
    );
  return combineQueries([changes], (rows) => new Map(rows.flatMap(readChanges)));
}

export const changeKey = (at: string, uuid: string) => `${at} ${uuid}`;

function readChanges({ at, ...entry }: { at: string; before: unknown; after: unknown }): [string, ChangedValues][] {
  const [before, after] = [recordedValues.parse(entry.before), recordedValues.parse(entry.after)];
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

/** Returns how far the undo is, and the rows that it left. */
export function readUndoResult(importId: string): Query<ImportUndoResponse & { left: LeftRow[] }> {
  const { n, row, property_uuid: uuid, reference } = importRows;
  const lastChange = (column: SQLiteColumn) =>
    sql<string | null>`${builder
      .select({ value: column })
      .from(audit)
      .leftJoin(users, eq(users.id, audit.actor_id))
      // The plus keeps SQLite from an index that finds the changes of all homes.
      .where(and(eq(audit.entity_id, uuid), sql`+${audit.entity} = 'property'`))
      .orderBy(desc(audit.n))
      .limit(1)}`;
  const counts = builder
    .select({ undone: importRows.undone, count: count() })
    .from(importRows)
    .where(and(eq(importRows.import_id, importId), ne(importRows.result, "error")))
    .groupBy(importRows.undone);
  const left = builder
    .select({
      ...{
        row,
        uuid: sql<string>`${uuid}`.as("uuid"),
        at: lastChange(audit.at).as("at"),
        by: lastChange(users.username).as("by"),
      },
      reference: sql<string>`coalesce(${properties.reference}, ${reference}, '')`.as("reference"),
    })
    .from(importRows)
    .leftJoin(properties, eq(properties.uuid, uuid))
    .where(and(eq(importRows.import_id, importId), eq(importRows.undone, "left")))
    .orderBy(n)
    .limit(maxLeftRows);
  return combineQueries([counts, left], (counted, rows) => {
    const getCount = (undone: string | null) => counted.find((row) => row.undone === undone)?.count ?? 0;
    return { removed: getCount("removed"), restored: getCount("restored"), remaining: getCount(null), left: rows };
  });
}
