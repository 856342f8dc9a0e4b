import { and, type Column, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import type { PropertyExportQuery } from "#contract/admin/property-export-query.ts";
import { toFilterKeys } from "#shared/listings/matching/filter-values.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { CsvPage } from "#worker/http/csv-response.ts";
import { type AdminRow, adminFullColumnNames, toStoredFields } from "../property-rows.ts";

const rowsPerPage = 200;

/** Reads the next page of the export, the oldest property first, with the owners whom the reader may see. `last` is the number of the last exported property. */
export async function readPropertyExportPage(
  db: D1Database,
  reader: HealthReader,
  filters: PropertyExportQuery,
  last: number | undefined,
): Promise<CsvPage<number>> {
  const owner_phone = sql<string | null>`(SELECT value FROM contacts WHERE contacts.person_n = ${people.n}
    AND contacts.kind <> 'email' AND contacts.key GLOB '[+0-9]*' ORDER BY contacts.kind, contacts.n LIMIT 1)`;
  const page = builder
    .select({
      // A result has at most 100 columns.
      ...getColumns(properties, adminFullColumnNames),
      owner_name: sql<string | null>`${people.name}`.as("owner_name"),
      owner_phone: owner_phone.as("owner_phone"),
    })
    .from(properties)
    .leftJoin(people, and(eq(people.id, properties.owner_id), isVisiblePerson(reader)))
    .where(and(gt(properties.n, last ?? 0), getCondition(filters)))
    .orderBy(properties.n)
    .limit(rowsPerPage);
  const [rows] = await query(db, page);
  return { lines: rows.map(toLine), next: rows.length < rowsPerPage ? undefined : rows.at(-1)?.n };
}

function getCondition({ kind, property_type, city, area, available, published }: PropertyExportQuery): SQL | undefined {
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

/** A property with its owner. */
type ExportedRow = AdminRow & { owner_name: string | null; owner_phone: string | null };

function toLine(row: ExportedRow): CsvPage<number>["lines"][number] {
  const { owner_name, owner_phone } = row;
  const values: Partial<Record<(typeof propertyExportColumns)[number], ExportedValue>> = {
    ...toStoredFields(row),
    owner_name,
    owner_phone,
  };
  return propertyExportColumns.map((name) => {
    const value = values[name] ?? null;
    return Array.isArray(value) ? toListCell(value) : value;
  });
}

/** Joins a list with commas. If a name contains a comma, the list is written as JSON, so that it can be imported. */
const toListCell = (names: string[]) =>
  names.some((name) => /^\[|,/.test(name)) ? JSON.stringify(names) : names.join(", ");
