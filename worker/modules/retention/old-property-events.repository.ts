import { type SQL, sql } from "drizzle-orm";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { countChangedRows } from "./changed-rows.repository.ts";
import { retentionStart } from "./retention-period.ts";

/**
 * Adds the oldest expired visits per day to the totals of their properties and deletes them, in one transaction.
 * Returns the number of deleted rows, at most `limit`.
 */
export function sumOldPropertyEvents(now: Date, limit: number): Query<number> {
  const oldest = oldestEvents(retentionStart(now).toISOString().slice(0, 10), limit);
  return combineQueries(
    [
      sql`INSERT INTO property_event_totals (property_n, event, count)
        SELECT property_n, event, sum(count) FROM (${oldest}) WHERE true GROUP BY property_n, event
        ON CONFLICT (property_n, event) DO UPDATE SET count = count + excluded.count`,
      sql`DELETE FROM property_events WHERE (property_n, day, event) IN (SELECT property_n, day, event FROM (${oldest}))`,
      countChangedRows,
    ],
    (_counted, _deleted, deleted) => deleted,
  );
}

const oldestEvents = (firstDay: string, limit: number): SQL =>
  sql`SELECT property_n, day, event, count FROM property_events INDEXED BY property_events_day
    WHERE day < ${firstDay} ORDER BY day, event, property_n LIMIT ${integerLiteral(limit)}`;
