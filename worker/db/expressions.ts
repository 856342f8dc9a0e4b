import { type Column, getTableName, type SQL, Subquery, sql, type Table } from "drizzle-orm";

/** Returns a condition: the text of a column contains another text, in the same case and without wildcards. */
export const contains = (column: Column, text: string): SQL => sql`instr(${column}, ${text}) > 0`;

/**
 * Returns rows that a statement selects from a table, so that the query builder reads them with the types of its columns: a
 * subquery with the name of the table as its alias. The compiler does not see which columns the statement selects; reading
 * another one fails in SQL.
 */
export const asTable = (statement: SQL, table: Table) => new Subquery(statement, {}, getTableName(table));

/** Returns a condition: the column has one of the values. They are one parameter, because a statement has at most 100. */
export const isOneOf = (column: Column | SQL, values: readonly (string | number)[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
/**
 * Returns an integer as SQL text. Every limit needs it: SQLite compiles a statement again at each execution if a limit is a
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
