import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import { retryReads } from "./retry-reads.ts";

export type Row = Record<string, unknown>;

/** Statements to run and a function that reads their rows. Several queries can share one trip to the database. */
export interface Query<T> {
  statements: SQL[];
  read(results: Row[][]): T;
}

type Results<Q extends readonly Query<unknown>[]> = { [K in keyof Q]: Q[K] extends Query<infer T> ? T : never };

const timeoutMs = 8000;
const dialect = new SQLiteSyncDialect();

interface ComposedStatement {
  sql: string;
  params: unknown[];
}

/** The texts of statements, which are composed once, because a query may run many times. */
const composedStatements = new WeakMap<SQL, ComposedStatement>();

function compose(statement: SQL): ComposedStatement {
  const composed = composedStatements.get(statement) ?? dialect.sqlToQuery(statement);
  composedStatements.set(statement, composed);
  return composed;
}

/** Converts a composed statement to a D1 statement with bound parameters. */
export function prepare(db: D1Database, statement: SQL): D1PreparedStatement {
  return bind(db, compose(statement));
}

const bind = (db: D1Database, { sql, params }: ComposedStatement) => db.prepare(sql).bind(...params);

/**
 * Runs all queries in one trip to the database and returns their results in order. Reads are repeated once after a
 * transient error.
 * @throws StorageUnavailable when the database fails or does not respond in time
 */
export async function query<Q extends readonly Query<unknown>[]>(db: D1Database, ...queries: Q): Promise<Results<Q>> {
  const composed = queries.flatMap((query) => query.statements).map(compose);
  const texts = composed.map((statement) => statement.sql);
  const attempt = () =>
    run(
      db,
      composed.map((statement) => bind(db, statement)),
    );
  const results = await withTimeout("database", timeoutMs, retryReads(texts, attempt));
  let offset = 0;
  return queries.map((query) => {
    const start = offset;
    offset += query.statements.length;
    return query.read(results.slice(start, offset));
  }) as Results<Q>;
}

/**
 * Runs all statements in one transaction.
 * @throws StorageUnavailable like `query`
 */
export async function batch(db: D1Database, ...statements: SQL[]): Promise<void> {
  await withTimeout("database", timeoutMs, db.batch(statements.map((statement) => prepare(db, statement))));
}

async function run(db: D1Database, statements: D1PreparedStatement[]): Promise<Row[][]> {
  const [only, ...more] = statements;
  if (!only) return [];
  if (more.length === 0) return [(await only.all<Row>()).results];
  return (await db.batch<Row>(statements)).map((result) => result.results);
}
