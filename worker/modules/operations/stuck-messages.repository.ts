import { sql } from "drizzle-orm";
import { deliveryLimits } from "#worker/db/outbox.ts";
import type { Query, Row } from "#worker/db/query.ts";

/**
 * Counts the mails to the business and webhook calls that wait too long, and those given up lately. A mail to a visitor is
 * not counted: anyone can register an address that rejects it, and would raise the alarm.
 */
export function countStuckMessages(now: Date): Query<{ delayed: number; givenUp: number }> {
  const { waitingSince, givenUpSince } = deliveryLimits(now);
  return {
    statements: [
      sql`SELECT count(*) AS count FROM messages
        WHERE recipient IS NULL AND next_at IS NOT NULL AND created_at <= ${waitingSince}`,
      sql`SELECT count(*) AS count FROM messages
        WHERE recipient IS NULL AND next_at IS NULL AND sent_at IS NULL AND tried_at >= ${givenUpSince}`,
    ],
    read: ([[delayed] = [] as Row[], [givenUp] = [] as Row[]]) => ({
      delayed: (delayed?.count ?? 0) as number,
      givenUp: (givenUp?.count ?? 0) as number,
    }),
  };
}
