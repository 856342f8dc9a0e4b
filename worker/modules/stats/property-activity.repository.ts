import { sql } from "drizzle-orm";
import type { PropertyEvent } from "#contract/listings/property-events.ts";
import type { ActivityCount, PropertyActivityResponse } from "#contract/listings/status/property-activity.ts";
import type { Query, Row } from "#worker/db/query.ts";

/**
 * Counts a property's events and enquiries; undefined for an unknown property.
 * @param from the first recent day
 */
export function countPropertyActivity(uuid: string, from: string): Query<PropertyActivityResponse | undefined> {
  const n = sql`(SELECT n FROM properties WHERE uuid = ${uuid})`;
  return {
    statements: [
      sql`SELECT n FROM properties WHERE uuid = ${uuid}`,
      sql`SELECT event, sum(count) AS total, sum(count * (day >= ${from})) AS recent
        FROM property_events WHERE property_n = ${n} GROUP BY event`,
      // Events older than 24 months.
      sql`SELECT event, count AS total, 0 AS recent FROM property_event_totals WHERE property_n = ${n}`,
      sql`SELECT count(*) AS total, coalesce(sum(submitted_at >= ${from}), 0) AS recent
        FROM enquiries INDEXED BY enquiries_property WHERE property_uuid = ${uuid} AND spam = 0`,
    ],
    read([found = [], daily = [], old = [], enquiries = []]) {
      if (found.length === 0) return undefined;
      const countOf = (event: PropertyEvent) => addCounts([...daily, ...old].filter((row) => row.event === event));
      return {
        data: {
          views: countOf("view"),
          calls: countOf("call"),
          whatsapp: countOf("whatsapp"),
          shares: countOf("share"),
          enquiries: addCounts(enquiries),
        },
      };
    },
  };
}

function addCounts(rows: Row[]): ActivityCount {
  const sum = (name: "recent" | "total") => rows.reduce((total, row) => total + (row[name] as number), 0);
  return { recent: sum("recent"), total: sum("total") };
}
