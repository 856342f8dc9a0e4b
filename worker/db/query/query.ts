import { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import { retryReads } from "./retry-reads.ts";

type Row = Record<string, unknown>;

/** A statement of the query builder, whose result has the type `T`. */
export interface BuiltStatement<T> {
  readonly _: { readonly result: T };
  prepare(): { getQuery(): ComposedStatement; mapResult(result: unknown, isFromBatch: boolean): unknown };
}

export type Statement = SQL | BuiltStatement<unknown>;

/** Statements to run and a function that reads their results. Several queries can share one trip to the database. */
export interface Query<T> {
  statements: Statement[];
  /** @param results the result of each statement: typed rows of a built one, the rows of one in SQL as they are */
  read(results: unknown[]): T;
}

/** What can be run: a query, a statement of the query builder, or SQL whose rows do not matter. */
type Runnable = Query<unknown> | Statement;
type ResultOf<R> = R extends Query<infer T> ? T : R extends BuiltStatement<infer T> ? T : undefined;
type Results<R extends readonly Runnable[]> = { -readonly [K in keyof R]: ResultOf<R[K]> };

interface ComposedStatement {
  sql: string;
  params: unknown[];
}

/** A statement with its text, and how its rows are read. */
interface PreparedStatement extends ComposedStatement {
  toResult(rows: Row[]): unknown;
}

const timeoutMs = 8000;
const dialect = new SQLiteSyncDialect();

function prepareStatement(statement: Statement): PreparedStatement {
  if (statement instanceof SQL) return { ...dialect.sqlToQuery(statement), toResult: (rows) => rows };
  const prepared = statement.prepare();
  const toResult = (rows: Row[]) => prepared.mapResult({ rows: rows.map(Object.values) }, true);
  return { ...prepared.getQuery(), toResult };
}

const bind = (db: D1Database, { sql, params }: ComposedStatement) => db.prepare(sql).bind(...params);

/** Converts a statement to a D1 statement with bound parameters. */
export const prepare = (db: D1Database, statement: Statement): D1PreparedStatement =>
  bind(db, prepareStatement(statement));

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
export const selectFirst = <Found>(rows: Query<Found[]> | BuiltStatement<Found[]>): Query<Found | undefined> => ({
  statements: toStatements(rows),
  read: (results) => readResults([rows], results)[0][0],
});

/** Returns a query for the rows of a statement in SQL, each parsed by a schema. */
export const selectRows = <S extends z.ZodType>(statement: SQL, schema: S): Query<z.output<S>[]> => ({
  statements: [statement],
  read: ([rows]) => z.array(schema).parse(rows),
});

/**
 * Runs all queries in one trip to the database and returns their results in order. Reads are repeated once after a
 * transient error.
 * @throws StorageUnavailable when the database fails or does not respond in time
 */
export async function query<const R extends readonly Runnable[]>(db: D1Database, ...queries: R): Promise<Results<R>> {
  const prepared = queries.flatMap(toStatements).map(prepareStatement);
  const texts = prepared.map((statement) => statement.sql);
  const attempt = () =>
    run(
      db,
      prepared.map((statement) => bind(db, statement)),
    );
  const rows = await withTimeout("database", timeoutMs, retryReads(texts, attempt));
  return readResults(
    queries,
    prepared.map((statement, index) => statement.toResult(rows[index] ?? [])),
  );
}

const isQuery = (runnable: Runnable): runnable is Query<unknown> => "read" in runnable;
const toStatements = (runnable: Runnable): Statement[] => (isQuery(runnable) ? runnable.statements : [runnable]);

function readResults<const R extends readonly Runnable[]>(queries: R, results: unknown[]): Results<R> {
  let offset = 0;
  return queries.map((each) => {
    const start = offset;
    offset += toStatements(each).length;
    if (isQuery(each)) return each.read(results.slice(start, offset));
    return each instanceof SQL ? undefined : results[start];
  }) as Results<R>;
}

/**
 * Runs all statements in one transaction.
 * @throws StorageUnavailable like `query`
 */
export async function batch(db: D1Database, ...statements: Statement[]): Promise<void> {
  await withTimeout("database", timeoutMs, db.batch(statements.map((statement) => prepare(db, statement))));
}

async function run(db: D1Database, statements: D1PreparedStatement[]): Promise<Row[][]> {
  const [only, ...more] = statements;
  if (!only) return [];
  if (more.length === 0) return [(await only.all<Row>()).results];
  return (await db.batch<Row>(statements)).map((result) => result.results);
}
