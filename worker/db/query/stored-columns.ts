import { getTableColumns, type Table } from "drizzle-orm";
import * as z from "zod";

type ColumnShape<T extends Table, Name extends keyof T["$inferSelect"]> = {
  [K in Name]: z.ZodType<T["$inferSelect"][K]>;
};

/** Returns the names of a table's columns. */
export const columnNames = <T extends Table>(table: T): (keyof T["$inferSelect"] & string)[] =>
  Object.keys(getTableColumns(table));

/** Returns some columns of a table, for the query builder. */
export function getColumns<T extends Table, Name extends keyof T["_"]["columns"] & string>(
  table: T,
  names: readonly Name[],
): Pick<T["_"]["columns"], Name> {
  const columns = Object.entries(getTableColumns(table));
  const picked = columns.filter(([column]) => names.some((name) => name === column));
  return Object.fromEntries(picked) as Pick<T["_"]["columns"], Name>;
}

/**
 * Returns the schema of rows that a statement in SQL selects from a table, for some of its columns. It decodes what the
 * database stores, 0 and 1 to a boolean and a JSON text to its value, and does not check it: a column that the statement
 * does not select is undefined.
 */
export function storedColumns<T extends Table, Name extends keyof T["$inferSelect"] & string>(
  table: T,
  names: readonly Name[],
): z.ZodObject<ColumnShape<T, Name>> {
  const columns = getTableColumns(table);
  const shape: Partial<ColumnShape<T, Name>> = {};
  for (const name of names) {
    const decode = (value: unknown) => (value === null ? null : columns[name]?.mapFromDriverValue(value));
    shape[name] = z.preprocess(decode, z.custom<T["$inferSelect"][Name]>());
  }
  return z.object(shape as ColumnShape<T, Name>);
}
