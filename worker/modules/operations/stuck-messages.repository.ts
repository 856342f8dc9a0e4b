import { sql } from "drizzle-orm";
import { deliveryLimits } from "#worker/db/outbox.ts";
import type { Query, Row } from "#worker/db/query.ts";

/** Counts the mails and webhook calls that wait too long, and those given up lately. */
export function countStuckMessages(now: Date): Query<{ delayed: number; givenUp: number }> {
  const { waitingSince, givenUpSince } = deliveryLimits(now);
  return {
    statements: [
      sql`SELECT count(*) AS count FROM messages WHERE next_at IS NOT NULL AND created_at <= ${waitingSince}`,
      sql`SELECT count(*) AS count FROM messages
        WHERE next_at IS NULL AND sent_at IS NULL AND tried_at >= ${givenUpSince}`,
    ],
    read: ([[delayed] = [] as Row[], [givenUp] = [] as Row[]]) => ({
      delayed: (delayed?.count ?? 0) as number,
      givenUp: (givenUp?.count ?? 0) as number,
    }),
  };
}
