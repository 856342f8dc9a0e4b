import { sql } from "drizzle-orm";
import * as z from "zod";
import type { ListersResponse } from "#contract/listings/admin-property-list-query.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { lowerAscii } from "#worker/db/property-columns/admin-words.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";

const maxListers = 50;

/** Returns the names of listers that begin with a text. Each name reads one row of the index. */
export function findListers(start = ""): Query<ListersResponse> {
  const nextName = (operator: ">" | ">=", name: unknown) => sql`(
    SELECT listed_by FROM properties INDEXED BY properties_lister
    WHERE listed_by IS NOT NULL AND listed_by ${sql.raw(operator)} ${name} COLLATE NOCASE
    ORDER BY listed_by COLLATE NOCASE LIMIT 1)`;
  const key = lowerAscii(start);
  const listers = selectRows(
    sql`WITH RECURSIVE listers (name) AS (
        SELECT ${nextName(">=", start)}
        UNION ALL
        SELECT ${nextName(">", sql.raw("listers.name"))} FROM listers WHERE lower(substr(name, 1, length(${key}))) = ${key}
      )
      SELECT name FROM listers WHERE lower(substr(name, 1, length(${key}))) = ${key} LIMIT ${integerLiteral(maxListers)}`,
    z.object({ name: z.string() }),
  );
  return combineQueries([listers], (rows) => ({ data: { listers: rows.map(({ name }) => name) } }));
}
