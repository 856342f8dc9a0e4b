import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { adminRoles } from "#contract/accounts/roles.ts";
import type { PropertyEvent } from "#contract/listings/property-events.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { sessions, tokenPairs, users } from "#worker/db/tables/accounts.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyEventCounts, propertyEventDayCounts } from "#worker/db/tables/property-events.ts";

/**
 * Counts a visitor's event for a property with a page and for the day (UTC). An unknown property is ignored, and so is what
 * an admin does.
 * @param accessHash the hash of the caller's access token; null for a visitor without an account
 */
export function countPropertyEvent(
  uuid: string,
  event: PropertyEvent,
  { accessHash, now }: { accessHash: string | null; now: Date },
): Statement[] {
  const day = now.toISOString().slice(0, 10);
  const isCounted = and(
    eq(properties.uuid, uuid),
    eq(properties.is_viewable, true),
    accessHash === null ? undefined : notExists(adminWithToken(accessHash)),
  );
  const counted = {
    day: sql`${day}`.as("day"),
    event: sql`${event}`.as("event"),
    count: sql`1`.as("count"),
  };
  const { property_n } = propertyEventCounts;
  return [
    builder
      .insert(propertyEventCounts)
      .select(
        builder
          .select({ property_n: properties.n, ...counted })
          .from(properties)
          .where(isCounted),
      )
      .onConflictDoUpdate({
        target: [property_n, propertyEventCounts.day, propertyEventCounts.event],
        set: { count: sql`count + 1` },
      }),
    builder
      .insert(propertyEventDayCounts)
      .select(builder.select(counted).from(properties).where(isCounted))
      .onConflictDoUpdate({
        target: [propertyEventDayCounts.day, propertyEventDayCounts.event],
        set: { count: sql`count + 1` },
      }),
  ];
}

/** Finds an admin by an access token. It says who acts even after it has expired. */
const adminWithToken = (accessHash: string) =>
  builder
    .select({ id: users.id })
    .from(tokenPairs)
    .innerJoin(sessions, eq(sessions.id, tokenPairs.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(tokenPairs.access_hash, accessHash), inArray(users.role, adminRoles)));
