import { type SQL, sql } from "drizzle-orm";

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
