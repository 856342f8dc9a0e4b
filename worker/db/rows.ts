import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import { integerLiteral } from "./integer-literal.ts";
import type { Query, Row } from "./query.ts";

/** Converts a D1 value to the type of its column: 0 and 1 to boolean, JSON text to its value. */
export function decodeColumn({ dataType }: { dataType: string }, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (dataType === "boolean") return value === 1;
  return dataType === "json" ? JSON.parse(value as string) : value;
}

/** Converts a D1 row to the type of its table. */
export function decodeRow<T extends Table>(table: T, row: Row): T["$inferSelect"] {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.map(([name, column]) => [name, decodeColumn(column, row[name])]),
  ) as T["$inferSelect"];
}

/** Returns the rows of a table with a `position` column, in that order. */
export function listRows<T extends Table>(table: T, where?: SQL, limit = -1): Query<T["$inferSelect"][]> {
  const condition = where ? sql` WHERE ${where}` : sql``;
  return {
    statements: [sql`SELECT * FROM ${table}${condition} ORDER BY position, id LIMIT ${integerLiteral(limit)}`],
    read: ([rows = []]) => rows.map((row) => decodeRow(table, row)),
  };
}
