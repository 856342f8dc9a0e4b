import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { withTimeout } from "#contract/http/with-timeout.ts";

export type Row = Record<string, unknown>;

/** Statements to run and how to read their rows: a question that can share one trip with others. */
export interface Query<T> {
  statements: SQL[];
  read(results: Row[][]): T;
}

type Answers<Q extends readonly Query<unknown>[]> = { [K in keyof Q]: Q[K] extends Query<infer T> ? T : never };

/** How long a call to the database may take before visitors are told to come back, in milliseconds. */
const timeLimit = 8000;
const dialect = new SQLiteSyncDialect();

/** The database's own statement for a composed one. */
export function prepare(db: D1Database, statement: SQL): D1PreparedStatement {
  const { sql, params } = dialect.sqlToQuery(statement);
  return db.prepare(sql).bind(...params);
}

/**
 * Answers all queries in one trip to the database.
 * @throws StorageUnavailable when the database fails or does not answer in time.
 */
export async function query<Q extends readonly Query<unknown>[]>(db: D1Database, ...queries: Q): Promise<Answers<Q>> {
  const statements = queries.flatMap((query) => query.statements).map((statement) => prepare(db, statement));
  const results = await withTimeout("database", timeLimit, send(db, statements));
  let used = 0;
  return queries.map((query) => {
    const from = used;
    used += query.statements.length;
    return query.read(results.slice(from, used));
  }) as Answers<Q>;
}

/**
 * Writes all statements or none, in one trip.
 * @throws StorageUnavailable as `ask`.
 */
export async function batch(db: D1Database, ...statements: SQL[]): Promise<void> {
  await withTimeout("database", timeLimit, db.batch(statements.map((statement) => prepare(db, statement))));
}

async function send(db: D1Database, statements: D1PreparedStatement[]): Promise<Row[][]> {
  const [only, ...more] = statements;
  if (!only) return [];
  if (more.length === 0) return [(await only.all<Row>()).results];
  return (await db.batch<Row>(statements)).map((result) => result.results);
}
