import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";
import type { ReplacedColumns } from "./undo.repository.ts";

/** The columns that a bulk change may replace. */
const bulkColumns = [
  "is_available",
  "unavailable_reason",
  "status_note",
  "confirmed_at",
  "unconfirmed_since",
  "is_confirmed",
  "is_delisted",
  "published",
  "featured",
  "deleted_at",
  "price_cents",
] as const;
/** Set by a trigger when the price or the status changes, so a second statement restores them. */
const triggerColumns = ["price_public_since", "previous_price_cents", "price_reduced_at", "status_changed_at"] as const;

/** Finds the properties of a bulk change, in any state. */
export function findBulkProperties(uuids: string[]): Query<Row[]> {
  const columns = [
    ...bulkColumns,
    ...triggerColumns,
    "n",
    "uuid",
    "kind",
    "property_type",
    "area",
    "reference",
    "status",
    "is_closed",
    "updated_at",
  ];
  return {
    statements: [
      sql`SELECT ${sql.raw(columns.join(", "))}, image_numbers <> '[]' AS has_images
        FROM json_each(${JSON.stringify(uuids)}) AS requested CROSS JOIN properties ON uuid = requested.value`,
    ],
    read: ([rows = []]) => rows,
  };
}

/** The columns that the undo puts back. */
export const replacedColumns = [...bulkColumns, ...triggerColumns];

/** Returns what a row has now, for the undo. */
export function toReplaced(row: Row, updatedAt: string): ReplacedColumns {
  const columns = Object.fromEntries(replacedColumns.map((name) => [name, row[name]]));
  return { n: row.n as number, uuid: row.uuid as string, updated_at: updatedAt, columns };
}

/** Puts columns back, if the property is still in the version of the change. */
export function restoreColumns({ n, updated_at, columns }: ReplacedColumns, updatedAt: string): SQL[] {
  // An undo that the previous version stored lacks newer columns.
  const sets = (names: readonly string[]) =>
    sql.join(
      names.filter((name) => name in columns).map((name) => sql`${sql.raw(name)} = ${columns[name] ?? null}`),
      sql`, `,
    );
  return [
    sql`UPDATE properties SET ${sets(bulkColumns)}, updated_at = ${updatedAt} WHERE n = ${n} AND updated_at = ${updated_at}`,
    sql`UPDATE properties SET ${sets(triggerColumns)} WHERE n = ${n} AND updated_at = ${updatedAt}`,
  ];
}

/** Selects what the undo replaces, of the properties that are still in the version of the change, by uuid. */
export function findUnchanged(changes: ReplacedColumns[]): Query<Map<string, Row>> {
  return {
    statements: [
      sql`SELECT uuid, kind, ${sql.raw(bulkColumns.join(", "))} FROM json_each(${JSON.stringify(changes)}) AS requested
        CROSS JOIN properties ON n = requested.value ->> 'n' AND updated_at = requested.value ->> 'updated_at'`,
    ],
    read: ([rows = []]) => new Map(rows.map((row) => [row.uuid as string, row])),
  };
}
