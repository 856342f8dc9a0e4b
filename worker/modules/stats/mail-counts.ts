import { sql } from "drizzle-orm";
import type { Query, Row } from "../../db/query.ts";

/** How the mail stands, for the dashboard. */
export const countMails: Query<{ waiting: number; failed: number; last_error: string | null }> = {
  statements: [
    sql`SELECT count(*) AS count, max(last_error) AS error FROM mail_outbox WHERE next_at IS NOT NULL`,
    sql`SELECT count(*) AS count, max(last_error) AS error FROM mail_outbox WHERE next_at IS NULL AND sent_at IS NULL`,
  ],
  read: ([[waiting] = [] as Row[], [failed] = [] as Row[]]) => ({
    waiting: waiting?.count as number,
    failed: failed?.count as number,
    last_error: (failed?.error ?? waiting?.error ?? null) as string | null,
  }),
};
