import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import type { Query, Row } from "./query.ts";

/** A column's value as D1 gives it, read as the schema means it: flags from 0 and 1, lists from JSON. */
export function decodeColumn({ dataType }: { dataType: string }, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (dataType === "boolean") return value === 1;
  return dataType === "json" ? JSON.parse(value as string) : value;
}

/** A whole row of a table. */
export function decodeRow<T extends Table>(table: T, row: Row): T["$inferSelect"] {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.map(([name, column]) => [name, decodeColumn(column, row[name])]),
  ) as T["$inferSelect"];
}

/** The rows of a small table in its order: all of them, or those that pass, up to a limit. */
export function listRows<T extends Table>(table: T, where?: SQL, limit = -1): Query<T["$inferSelect"][]> {
  const condition = where ? sql` WHERE ${where}` : sql``;
  return {
    statements: [sql`SELECT * FROM ${table}${condition} ORDER BY position, id LIMIT ${limit}`],
    read: ([rows = []]) => rows.map((row) => decodeRow(table, row)),
  };
}
