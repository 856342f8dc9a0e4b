import { env } from "cloudflare:workers";
import type { Statement } from "#worker/db/driver.ts";
import type { Query } from "#worker/db/query.ts";
import { prepare } from "../../migrations/seed/prepare.ts";

/** Runs the statements of a query and returns how many rows the database read for them. */
export async function countRowsRead(read: Query<unknown> | Statement): Promise<number> {
  let rows = 0;
  for (const statement of "statements" in read ? read.statements : [read])
    rows += (await prepare(env.DB, statement).all()).meta.rows_read;
  return rows;
}
