import { type Column, type GetColumnData, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Returns a condition: the text of a column contains another text, in the same case and without wildcards. */
export const contains = (column: Column, text: string): SQL => sql`instr(${column}, ${text}) > 0`;

/** Returns a condition: the column has one of the values. They are one parameter, because a statement has at most 100. */
export const isOneOf = (column: SQLWrapper, values: readonly (string | number)[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Returns a column under another name, because D1 returns rows by name. */
export function named<C extends Column>(column: C, name: string): SQL.Aliased<GetColumnData<C>> {
  const value = sql<GetColumnData<C>>`${column}`;
  value.mapWith(column);
  return value.as(name);
}

/** Like `named`, for a column of a table that may have no row. */
export const leftJoined = <C extends Column>(column: C, name: string): SQL.Aliased<GetColumnData<C> | null> =>
  named(column, name);

/**
 * Returns an integer as SQL text, for the limits of statements in SQL: SQLite compiles a statement again at each execution if a limit is a
 * bound parameter, which cost two thirds of the database's time for the detail of a listing.
 * @throws RangeError for any other number
 */
export function integerLiteral(value: number): SQL {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not an integer`);
  return sql.raw(String(value));
}

/** Above every amount in cents and every number of rooms. */
const highestBound = 1_000_000_000_000;

/** Returns a bound of a filter as SQL text. A statement may have 100 parameters, and names each filter several times. */
export const boundLiteral = (value: number): SQL => integerLiteral(Math.min(Math.ceil(value), highestBound));

/**
 * Returns the value of a required column if a condition holds, else NULL, which the column refuses: then the whole batch
 * fails and changes nothing. D1 has no transaction that could read the condition first and roll back. `isNotNullViolation`
 * recognises the failure.
 */
export function failUnless(condition: SQL | undefined, value: SQL | string): SQL {
  return sql`CASE WHEN ${condition} THEN ${value} END`;
}
