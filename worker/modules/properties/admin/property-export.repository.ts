import { type SQL, sql } from "drizzle-orm";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import type { PropertyExportQuery } from "#contract/admin/property-export-query.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import { query, type Row } from "#worker/db/query.ts";
import type { CsvPage } from "#worker/http/csv-response.ts";
import { toProperty, wholeColumnNames } from "../property-rows.ts";
import { toFilterKeys } from "../search/filter-conditions.ts";

const rowsPerPage = 200;

/** Reads the next page of the export, the oldest property first. `last` is the number of the last exported property. */
export async function readPropertyExportPage(
  db: D1Database,
  filters: PropertyExportQuery,
  last: number | undefined,
): Promise<CsvPage<number>> {
  const columns = sql.raw([...wholeColumnNames, "published", "status_note"].join(", "));
  const [rows] = await query(db, {
    statements: [
      sql`SELECT ${columns} FROM properties WHERE n > ${last ?? 0} AND ${conditionOf(filters)} ORDER BY n LIMIT ${integerLiteral(rowsPerPage)}`,
    ],
    read: ([found = []]) => found,
  });
  return { lines: rows.map(toLine), next: rows.length < rowsPerPage ? undefined : (rows.at(-1)?.n as number) };
}

function conditionOf({ kind, property_type, city, area, available, published }: PropertyExportQuery): SQL {
  const oneOf = (column: string, names: string[]) =>
    names.length === 0
      ? []
      : [sql`${sql.raw(column)} IN (SELECT value FROM json_each(${JSON.stringify(toFilterKeys(names))}))`];
  const conditions = [
    sql`deleted_at IS NULL`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...oneOf("type_key", property_type),
    ...oneOf("city_key", city),
    ...oneOf("area_key", area),
    ...(available === undefined ? [] : [sql`is_available = ${Number(available)}`]),
    ...(published === undefined ? [] : [sql`published = ${Number(published)}`]),
  ];
  return sql.join(conditions, sql` AND `);
}

function toLine(row: Row): CsvPage<number>["lines"][number] {
  const property: Record<string, unknown> = {
    ...toProperty(row),
    published: row.published === 1,
    status_note: row.status_note,
  };
  return propertyExportColumns.map((name) =>
    name === "amenities"
      ? toListCell(property.amenities as string[])
      : ((property[name] ?? null) as string | number | boolean | null),
  );
}

/** Joins a list with commas. If a name contains a comma, the list is written as JSON, so that it can be imported. */
const toListCell = (names: string[]) =>
  names.some((name) => /^\[|,/.test(name)) ? JSON.stringify(names) : names.join(", ");
