import { getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql, type Table } from "drizzle-orm";

/** What a row holds in each column: a value, or an expression of the SELECT. Columns with a default may be missing. */
type NewRow<T extends Table> = { [Name in keyof T["$inferInsert"]]: T["$inferInsert"][Name] | SQLWrapper };

/**
 * Returns the columns of a SELECT whose rows `insert(table).select(…)` stores, which must be all columns of the table in their
 * order. Those that are missing get their default.
 */
export function newRow<T extends Table>(
  table: T,
  row: NewRow<T>,
): Record<keyof T["$inferInsert"] & string, SQL.Aliased> {
  const given = new Map<string, unknown>(Object.entries(row));
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given.get(name) === undefined ? (column.default ?? null) : given.get(name);
    const expression = isSQLWrapper(value) ? sql`${value}` : sql`${sql.param(value, column)}`;
    return [name, expression.as(name)];
  });
  return Object.fromEntries(columns);
}

/** What a SELECT without a table reads: one row, for an INSERT that has only a condition. */
export const oneRow = sql`(SELECT 1)`;
