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

const toFoundProperty = (row: Row): FoundProperty => ({ row, images: JSON.parse(row.pictures as string) });
