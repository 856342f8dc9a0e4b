import { lt, sql } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { propertyEventCounts, propertyEventTotals } from "#worker/db/tables/property-events.ts";
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
  const { property_n: ofHome, event: name, count: number } = oldest;
  const totals = newRow(propertyEventTotals, { property_n: ofHome, event: name, count: sql`sum(${number})` });
  return combineQueries(
    [
      builder
        .insert(propertyEventTotals)
        .select(builder.select(totals).from(oldest).where(sql`true`).groupBy(oldest.property_n, oldest.event))
        .onConflictDoUpdate({
          target: [propertyEventTotals.property_n, propertyEventTotals.event],
          set: { count: sql`${propertyEventTotals.count} + excluded.count` },
        }),
      builder
        .delete(propertyEventCounts)
        .where(sql`(property_n, day, event) IN (SELECT property_n, day, event FROM ${oldest})`),
      countChangedRows,
    ],
    (_counted, _deleted, deleted) => deleted,
  );
}
