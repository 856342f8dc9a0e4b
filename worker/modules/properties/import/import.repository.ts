import { sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";
import type { FoundProperty } from "../write/property-writes.repository.ts";

/** The listings with these references, those in the bin included. */
export function findPropertiesByReferences(references: string[]): Query<Map<string, FoundProperty>> {
  const asked = JSON.stringify([...new Set(references)]);
  return {
    statements: [
      sql`SELECT properties.* FROM json_each(${asked}) AS asked CROSS JOIN properties ON properties.reference = asked.value`,
    ],
    read: ([rows = []]) => new Map(rows.map((row) => [row.reference as string, toFound(row)])),
  };
}

const toFound = (row: Row): FoundProperty => ({ row, pictures: JSON.parse(row.pictures as string) });
