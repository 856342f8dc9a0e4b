import { count, eq } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { sessions } from "#worker/db/tables/accounts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { properties } from "#worker/db/tables/properties.ts";

const countedTables = { enquiries, properties };

export const countRows = (table: keyof typeof countedTables): Query<number> =>
  combineQueries(
    [builder.select({ count: count().as("count") }).from(countedTables[table])],
    ([row]) => row?.count ?? 0,
  );

/** Returns when a session ends unless it is used again, as ISO text. */
export const findOwnSession = (id: string): Query<string | undefined> =>
  combineQueries(
    [builder.select({ idle_ends_at: sessions.idle_ends_at }).from(sessions).where(eq(sessions.id, id))],
    ([session]) => session?.idle_ends_at,
  );

/** Writes a test enquiry, reads it back and deletes it. Returns whether it was read as written. */
export function storeAndRemoveEnquiry(id: string, now: Date): Query<boolean> {
  return combineQueries(
    [
      builder.insert(enquiries).values({
        id,
        reference: `TEST-${id.slice(0, 8)}`,
        service: "general",
        name: "Self-test",
        email: "self-test@example.org",
        phone_number: "00000",
        message: id,
        spam: true,
        submitted_at: now.toISOString(),
      }),
      builder.select({ message: enquiries.message }).from(enquiries).where(eq(enquiries.id, id)),
      builder.delete(enquiries).where(eq(enquiries.id, id)),
    ],
    (_stored, [found]) => found?.message === id,
  );
}
