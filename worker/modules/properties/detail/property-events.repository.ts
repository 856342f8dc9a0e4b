import { type SQL, sql } from "drizzle-orm";
import type { PropertyEvent } from "#contract/listings/property-events.ts";

/** Counts a visitor's event for a property with a page and for the day (UTC). An unknown property is ignored. */
export function countPropertyEvent(uuid: string, event: PropertyEvent, now: Date): SQL[] {
  const day = now.toISOString().slice(0, 10);
  return [
    sql`INSERT INTO property_events (property_n, day, event, count)
      SELECT n, ${day}, ${event}, 1 FROM properties WHERE uuid = ${uuid} AND has_page = 1
      ON CONFLICT (property_n, day, event) DO UPDATE SET count = count + 1`,
    sql`INSERT INTO event_days (day, event, count)
      SELECT ${day}, ${event}, 1 FROM properties WHERE uuid = ${uuid} AND has_page = 1
      ON CONFLICT (day, event) DO UPDATE SET count = count + 1`,
  ];
}
