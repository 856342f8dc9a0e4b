import type { SQL } from "drizzle-orm";
import * as z from "zod";
import { type BuiltStatement, runStatements, type Statement } from "./driver.ts";

/** Statements and a function that reads their results, as `runStatements` returns them. Several can share one trip. */
export interface Query<T> {
  statements: Statement[];
  read(results: unknown[]): T;
}

/** What can be run: a query, a statement of the query builder, or SQL whose rows do not matter. */
type Runnable = Query<unknown> | Statement;
type ResultOf<R> = R extends Query<infer T> ? T : R extends BuiltStatement<infer T> ? T : unknown;
type Results<R extends readonly Runnable[]> = { -readonly [K in keyof R]: ResultOf<R[K]> };

/** Returns one query for several, whose value is made of their results in order. */
export const combineQueries = <const R extends readonly Runnable[], T>(
  queries: R,
  read: (...results: Results<R>) => T,
): Query<T> => ({
  statements: queries.flatMap(toStatements),
  read: (results) => read(...readResults(queries, results)),
});

/** A query without a statement, whose value is no rows. */
export const noRows: Query<never[]> = { statements: [], read: () => [] };

/** Returns a query for the first row; undefined if there is none. It adds no LIMIT, so the database sends all rows. */
export const selectFirst = <Found>(rows: Query<Found[]> | BuiltStatement<Found[]>): Query<Found | undefined> =>
  combineQueries([rows], ([first]) => first);

/** Returns a query for the rows of a statement in SQL, each parsed by a schema. */
export const selectRows = <S extends z.ZodType>(statement: SQL, schema: S): Query<z.output<S>[]> => ({
  statements: [statement],
  read: ([rows]) => z.array(schema).parse(rows),
});

/**
 * Runs all queries in one trip to the database and returns their results. Reads are repeated once after a transient error.
 * @throws StorageUnavailable when the database fails or does not respond in time
 */
export async function query<const R extends readonly Runnable[]>(db: D1Database, ...queries: R): Promise<Results<R>> {
  return readResults(queries, await runStatements(db, queries.flatMap(toStatements)));
}

/** Runs all statements in one transaction. @throws StorageUnavailable like `query` */
export async function batch(db: D1Database, ...statements: Statement[]): Promise<void> {
  await runStatements(db, statements);
}

const toStatements = (one: Runnable): Statement[] => ("read" in one ? one.statements : [one]);

function readResults<const R extends readonly Runnable[]>(queries: R, results: unknown[]): Results<R> {
  const rest = [...results];
  return queries.map((one) => {
    const own = rest.splice(0, toStatements(one).length);
    return "read" in one ? one.read(own) : own[0];
  }) as Results<R>;
}
