import { type SQL, sql } from "drizzle-orm";
import type { Row } from "./query.ts";

/**
 * Selects rows as one row of JSON, in the column `json`, because the database returns one text faster than many values.
 * Only for rows that stay below the 2 MB of a row in D1.
 * @param names the columns of the rows
 */
export const selectJsonRows = (names: readonly string[], rows: SQL): SQL =>
  sql`SELECT ${groupJsonRows(names)} AS json FROM (${rows})`;

/** Returns the expression that collects all rows of a SELECT in one JSON text. */
export const groupJsonRows = (names: readonly string[]): SQL =>
  sql.raw(`json_group_array(json_array(${names.join(", ")}))`);

/** Returns the rows of a JSON text, with the names of their columns. */
export const parseJsonRows = (names: readonly string[], json: unknown): Row[] =>
  (JSON.parse(json as string) as unknown[][]).map((values) => toRow(names, values));

function toRow(names: readonly string[], values: unknown[]): Row {
  const row: Row = {};
  for (let index = 0; index < names.length; index++) row[names[index] as string] = values[index];
  return row;
}
