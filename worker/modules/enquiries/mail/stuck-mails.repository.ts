import { sql } from "drizzle-orm";
import { deliveryLimits } from "#worker/db/outbox.ts";
import type { Query, Row } from "#worker/db/query.ts";

/** Counts the mails about enquiries that wait too long, and those given up lately. */
export function countStuckMails(now: Date): Query<{ delayed: number; givenUp: number }> {
  const { waitingSince, givenUpSince } = deliveryLimits(now);
  return {
    statements: [
      sql`SELECT count(*) AS count FROM mail_outbox JOIN enquiries ON n = enquiry_n
        WHERE next_at IS NOT NULL AND submitted_at <= ${waitingSince}`,
      sql`SELECT count(*) AS count FROM mail_outbox
        WHERE next_at IS NULL AND sent_at IS NULL AND tried_at >= ${givenUpSince}`,
    ],
    read: ([[delayed] = [] as Row[], [givenUp] = [] as Row[]]) => ({
      delayed: (delayed?.count ?? 0) as number,
      givenUp: (givenUp?.count ?? 0) as number,
    }),
  };
}
