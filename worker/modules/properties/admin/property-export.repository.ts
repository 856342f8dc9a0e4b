import { and, type Column, eq, gt, isNull, type SQL } from "drizzle-orm";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import type { PropertyExportQuery } from "#contract/admin/property-export-query.ts";
import { builder } from "#worker/db/query/builder.ts";
import { isOneOf } from "#worker/db/query/expressions.ts";
import { query } from "#worker/db/query/query.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { CsvPage } from "#worker/http/csv-response.ts";
import { type AdminRow, toProperty } from "../property-rows.ts";
import { toFilterKeys } from "../search/filter-conditions.ts";

const rowsPerPage = 200;

/** Reads the next page of the export, the oldest property first. `last` is the number of the last exported property. */
export async function readPropertyExportPage(
  db: D1Database,
  filters: PropertyExportQuery,
  last: number | undefined,
): Promise<CsvPage<number>> {
  const page = builder
    .select()
    .from(properties)
    .where(and(gt(properties.n, last ?? 0), conditionOf(filters)))
    .orderBy(properties.n)
    .limit(rowsPerPage);
  const [rows] = await query(db, page);
  return { lines: rows.map(toLine), next: rows.length < rowsPerPage ? undefined : rows.at(-1)?.n };
}

function conditionOf({ kind, property_type, city, area, available, published }: PropertyExportQuery): SQL | undefined {
  const hasName = (column: Column, names: string[]) =>
    names.length === 0 ? undefined : isOneOf(column, toFilterKeys(names));
  return and(
    isNull(properties.deleted_at),
    kind && eq(properties.kind, kind),
    hasName(properties.type_key, property_type),
    hasName(properties.city_key, city),
    hasName(properties.area_key, area),
    available === undefined ? undefined : eq(properties.is_available, available),
    published === undefined ? undefined : eq(properties.published, published),
  );
}

type ExportedValue = string | number | boolean | string[] | null;

function toLine(row: AdminRow): CsvPage<number>["lines"][number] {
  const { published, status_note } = row;
  const values: Partial<Record<(typeof propertyExportColumns)[number], ExportedValue>> = {
    ...toProperty(row),
    published,
    status_note,
  };
  return propertyExportColumns.map((name) => {
    const value = values[name] ?? null;
    return Array.isArray(value) ? toListCell(value) : value;
  });
}

/** Joins a list with commas. If a name contains a comma, the list is written as JSON, so that it can be imported. */
const toListCell = (names: string[]) =>
  names.some((name) => /^\[|,/.test(name)) ? JSON.stringify(names) : names.join(", ");
