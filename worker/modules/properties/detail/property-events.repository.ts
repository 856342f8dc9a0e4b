import { type SQL, sql } from "drizzle-orm";
import type { PropertyEvent } from "#contract/listings/property-events.ts";

/**
 * Counts a visitor's event for a property with a page and for the day (UTC). An unknown property is ignored, and so is what
 * an admin does.
 * @param accessHash the hash of the caller's access token; null for a visitor without an account
 */
export function countPropertyEvent(
  uuid: string,
  event: PropertyEvent,
  { accessHash, now }: { accessHash: string | null; now: Date },
): SQL[] {
  const day = now.toISOString().slice(0, 10);
  const isCounted = sql`uuid = ${uuid} AND is_viewable = 1 AND NOT ${isOfAdmin(accessHash)}`;
  return [
    sql`INSERT INTO property_events (property_n, day, event, count)
      SELECT n, ${day}, ${event}, 1 FROM properties WHERE ${isCounted}
      ON CONFLICT (property_n, day, event) DO UPDATE SET count = count + 1`,
    sql`INSERT INTO property_event_day_counts (day, event, count)
      SELECT ${day}, ${event}, 1 FROM properties WHERE ${isCounted}
      ON CONFLICT (day, event) DO UPDATE SET count = count + 1`,
  ];
}

/** Whether a token belongs to an admin. It says who acts even after it has expired. */
const isOfAdmin = (accessHash: string | null): SQL =>
  accessHash === null
    ? sql`0`
    : sql`EXISTS (SELECT 1 FROM token_pairs JOIN sessions ON sessions.id = token_pairs.session_id
      JOIN users ON users.id = sessions.user_id
      WHERE token_pairs.access_hash = ${accessHash} AND users.role IN ('admin', 'super_admin'))`;
