import { type SQL, sql } from "drizzle-orm";
import { integerLiteral } from "#worker/db/expressions.ts";
import { selectMatches } from "./match-expression.ts";

/** Matches that counts and averages are computed from; each costs a row in the index and one in the table. */
export const countWindow = 400;

/** Selects the newest properties that match a full-text expression, at most `countWindow`. */
export function selectNewestMatches(match: SQL, columns: SQL): SQL {
  return sql`SELECT ${columns} FROM (
      ${selectMatches(match)} ORDER BY rowid DESC LIMIT ${integerLiteral(countWindow)}
    ) CROSS JOIN properties ON n = found`;
}
