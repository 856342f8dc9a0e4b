import { sql } from "drizzle-orm";
import * as z from "zod";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";

/** Returns how many rows the statement before it changed. */
export const countChangedRows: Query<number> = combineQueries(
  [selectRows(sql`SELECT changes() AS count`, z.object({ count: z.number() }))],
  ([row]) => row?.count ?? 0,
);
