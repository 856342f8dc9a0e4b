import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { importRows } from "#worker/db/tables/operations.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { PropertyRow } from "../property-rows.ts";

/** Finds properties by reference, including those in the bin. */
export function findPropertiesByReferences(references: string[]): Query<Map<string, PropertyRow>> {
  const found = builder.select().from(properties).where(isOneOf(properties.reference, references));
  return combineQueries([found], (rows) => new Map(rows.map((row) => [row.reference, row])));
}

/** The property of a row without a reference that an earlier request of the same import created. */
export interface EarlierRow {
  /** Undefined if the property was deleted for good. */
  found: PropertyRow | undefined;
}

/** Finds the properties that an import has created from rows without a reference, by the number of the row. */
export function findEarlierRows(importId: string, numbers: number[]): Query<Map<number, EarlierRow>> {
  const isEarlier = and(
    eq(importRows.import_id, importId),
    isOneOf(importRows.row, numbers),
    eq(importRows.result, "created"),
    isNull(importRows.reference),
  );
  const rows = builder
    .select({ row: importRows.row, uuid: importRows.property_uuid })
    .from(importRows)
    .where(isEarlier);
  const found = builder
    .select(getTableColumns(properties))
    .from(importRows)
    .innerJoin(properties, eq(properties.uuid, importRows.property_uuid))
    .where(isEarlier);
  return combineQueries([rows, found], (earlier, stored) => {
    const byUuid = new Map(stored.map((row) => [row.uuid, row]));
    return new Map(
      earlier.flatMap(({ row, uuid }) => (row === null ? [] : [[row, { found: byUuid.get(uuid ?? "") }] as const])),
    );
  });
}

/** Returns which references this import gave to rows that had none. */
export function findGivenReferences(importId: string, references: string[]): Query<Set<string>> {
  const given = builder
    .select({ reference: properties.reference })
    .from(properties)
    .innerJoin(importRows, eq(importRows.property_uuid, properties.uuid))
    .where(
      and(isOneOf(properties.reference, references), eq(importRows.import_id, importId), isNull(importRows.reference)),
    );
  return combineQueries([given], (rows) => new Set(rows.map(({ reference }) => reference)));
}
