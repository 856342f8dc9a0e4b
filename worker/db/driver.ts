import { SQL } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import { type AsyncBatchRemoteCallback, drizzle } from "drizzle-orm/sqlite-proxy";
import { isRead, retryReads } from "#worker/lib/retry-reads.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";

const timeoutMs = 8000;
const notConnected = () => Promise.reject(new Error("Pass the statement to query or batch."));

/**
 * Builds statements, which `query` and `batch` run on the database of a request. Each column of a SELECT needs a name of its
 * own, because D1 returns rows by name.
 */
export const builder = drizzle(notConnected);

/** A statement of the builder, whose result has the type `T`. */
export type BuiltStatement<T> = RunnableQuery<T, "sqlite">;
/** A statement of the builder, or SQL, whose rows are read by a schema. */
export type Statement = SQL | BuiltStatement<unknown>;

/**
 * Runs statements in one trip to the database and returns the result of each: typed rows of a built one, the rows of one in
 * SQL as they are. Drizzle's own D1 driver loses the parameters of SQL in a batch (drizzle-team/drizzle-orm#2277), so this is
 * its driver for remote databases.
 * @throws StorageUnavailable when the database fails or does not respond in time
 */
export async function runStatements(db: D1Database, statements: readonly Statement[]): Promise<unknown[]> {
  const [first, ...others] = statements.map((one) => (one instanceof SQL ? builder.values(one) : one));
  return first ? drizzle(notConnected, callD1(db)).batch([first, ...others]) : [];
}

type Row = Record<string, unknown>;

const callD1 =
  (db: D1Database): AsyncBatchRemoteCallback =>
  async (queries) => {
    const texts = queries.map(({ sql }) => sql);
    const call = async () => {
      const bound = queries.map(({ sql, params }) => db.prepare(sql).bind(...params));
      // D1 itself retries a single read.
      const [only] = bound.length === 1 && texts.every(isRead) ? bound : [];
      return only ? [await only.all<Row>()] : db.batch<Row>(bound);
    };
    const results = await withTimeout("database", timeoutMs, retryReads(texts, call));
    // A built statement reads its columns by position.
    return results.map(({ results: rows }, index) => ({
      rows: queries[index]?.method === "values" ? rows : rows.map(Object.values),
    }));
  };
