import { lt, sql } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { propertyEventCounts } from "#worker/db/tables/property-events.ts";
import { countChangedRows } from "./changed-rows.repository.ts";
import { retentionStart } from "./retention-period.ts";

/**
 * Adds the oldest expired visits per day to the totals of their properties and deletes them, in one transaction.
 * Returns the number of deleted rows, at most `limit`.
 */
export function sumOldPropertyEvents(now: Date, limit: number): Query<number> {
  const { property_n, day, event, count } = propertyEventCounts;
  const oldest = builder
    .select({ property_n, day, event, count })
    .from(propertyEventCounts)
    .where(lt(day, retentionStart(now).toISOString().slice(0, 10)))
    .orderBy(day, event, property_n)
    .limit(limit)
    .as("oldest");
  return combineQueries(
    [
      sql`INSERT INTO property_event_totals (property_n, event, count)
        SELECT property_n, event, sum(count) FROM ${oldest} WHERE true GROUP BY property_n, event
        ON CONFLICT (property_n, event) DO UPDATE SET count = count + excluded.count`,
      builder
        .delete(propertyEventCounts)
        .where(sql`(property_n, day, event) IN (SELECT property_n, day, event FROM ${oldest})`),
      countChangedRows,
    ],
    (_counted, _deleted, deleted) => deleted,
  );
}
