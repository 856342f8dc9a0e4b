import { sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";
import type { FoundProperty } from "../write/property-writes.repository.ts";

/** Finds properties by reference, including those in the bin. */
export function findPropertiesByReferences(references: string[]): Query<Map<string, FoundProperty>> {
  const wanted = JSON.stringify([...new Set(references)]);
  return {
    statements: [
      sql`SELECT properties.* FROM json_each(${wanted}) AS wanted CROSS JOIN properties ON properties.reference = wanted.value`,
    ],
    read: ([rows = []]) => new Map(rows.map((row) => [row.reference as string, toFound(row)])),
  };
}

const toFound = (row: Row): FoundProperty => ({ row, images: JSON.parse(row.pictures as string) });
