import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Query, selectFirst, selectRows } from "#worker/db/query.ts";

/** A message that waits longer is stuck. */
const maxDelayHours = 2;
/** A message that was given up counts for so many days. */
const countedDays = 3;

const stuckRow = z.object({ delayed: z.number(), given_up: z.number() });

/**
 * Counts the mails, messages and alerts that wait too long, and those given up lately. What goes to a visitor is not counted:
 * anyone can type an address that rejects it, and would raise the alarm. An alert that waits for a colleague's hours has
 * not failed.
 */
export function countStuckMessages(now: Date): Query<z.output<typeof stuckRow> | undefined> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const isLate = sql`<= ${hoursAgo(maxDelayHours)}`;
  const isGivenUp = sql`next_at IS NULL AND sent_at IS NULL AND tried_at >= ${hoursAgo(countedDays * 24)}`;
  const count = (rows: SQL) => sql`(SELECT count(*) FROM ${rows})`;
  return selectFirst(
    selectRows(
      sql`SELECT
          ${count(sql`mail_outbox JOIN enquiries ON enquiries.n = enquiry_n WHERE next_at IS NOT NULL AND submitted_at ${isLate}`)}
          + ${count(sql`messages WHERE recipient IS NULL AND next_at IS NOT NULL AND created_at ${isLate}`)}
          + ${count(sql`alerts WHERE reason <> 'receipt' AND next_at IS NOT NULL AND last_error IS NOT NULL AND created_at ${isLate}`)}
          AS delayed,
          ${count(sql`mail_outbox WHERE ${isGivenUp}`)}
          + ${count(sql`messages WHERE recipient IS NULL AND ${isGivenUp}`)}
          + ${count(sql`alerts WHERE reason <> 'receipt' AND ${isGivenUp}`)} AS given_up`,
      stuckRow,
    ),
  );
}
