import { env } from "cloudflare:workers";

const prepare = (sql: string, values: unknown[]) => env.DB.prepare(sql).bind(...values);

/** Runs a statement. */
export const runSql = (sql: string, ...values: unknown[]) => prepare(sql, values).run();

/** Returns the rows of a query. */
export const queryRows = async <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (await prepare(sql, values).all<T>()).results;

/** Returns the first row of a query, or null. */
export const firstRow = <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  prepare(sql, values).first<T>();

/** Returns how many rows a table has. */
export const countRows = (table: string) => env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first("count");

/** Stores a row, whatever its table demands. */
export function insertRow(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  return runSql(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => "?")})`, ...Object.values(row));
}
