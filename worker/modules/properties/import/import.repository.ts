import { sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";
import type { FoundProperty } from "../write/property-writes.repository.ts";

/** Finds properties by reference, including those in the bin. */
export function findPropertiesByReferences(references: string[]): Query<Map<string, FoundProperty>> {
  const uniqueReferences = JSON.stringify([...new Set(references)]);
  return {
    statements: [
      sql`SELECT properties.* FROM json_each(${uniqueReferences}) AS requested CROSS JOIN properties ON properties.reference = requested.value`,
    ],
    read: ([rows = []]) => new Map(rows.map((row) => [row.reference as string, toFoundProperty(row)])),
  };
}

/** The property of a row without a reference that an earlier request of the same import created. */
export interface EarlierRow {
  /** Undefined if the property was deleted for good. */
  found: FoundProperty | undefined;
}

/** Finds the properties that an import has created from rows without a reference, by the number of the row. */
export function findEarlierRows(importId: string, numbers: number[]): Query<Map<number, EarlierRow>> {
  return {
    statements: [
      sql`SELECT properties.*, import_rows.row AS row_number FROM json_each(${JSON.stringify(numbers)}) AS requested
        CROSS JOIN import_rows ON import_rows.import_id = ${importId} AND import_rows.row = requested.value
        LEFT JOIN properties ON properties.uuid = import_rows.property_uuid
        WHERE import_rows.result = 'created' AND import_rows.reference IS NULL`,
    ],
    read: ([rows = []]) =>
      new Map(
        rows.map(({ row_number, ...row }) => [
          row_number as number,
          { found: row.uuid === null ? undefined : toFoundProperty(row) },
        ]),
      ),
  };
}

/** Returns which references this import gave to rows that had none. */
export function findGivenReferences(importId: string, references: string[]): Query<Set<string>> {
  return {
    statements: [
      sql`SELECT properties.reference FROM json_each(${JSON.stringify([...new Set(references)])}) AS requested
        CROSS JOIN properties ON properties.reference = requested.value
        CROSS JOIN import_rows ON import_rows.property_uuid = properties.uuid
        WHERE import_rows.import_id = ${importId} AND import_rows.reference IS NULL`,
    ],
    read: ([rows = []]) => new Set(rows.map(({ reference }) => reference as string)),
  };
}

export const toFoundProperty = (row: Row): FoundProperty => ({ row, images: JSON.parse(row.images as string) });
