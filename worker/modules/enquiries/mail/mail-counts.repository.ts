import { sql } from "drizzle-orm";
import type { Stats } from "#contract/admin/stats.ts";
import type { Query, Row } from "#worker/db/query.ts";

/** SQLite takes the other columns from the row with the maximum, so `error` is the reason of the newest failure. */
const newest = sql.raw("last_error AS error, max(iif(last_error IS NULL, '', coalesce(tried_at, ' '))) AS tried");

/** Counts waiting, delayed and failed mails. */
export const countMails: Query<Omit<Stats["mail"], "configured" | "missing">> = {
  statements: [
    sql`SELECT count(*) AS count, count(last_error) AS late, ${newest} FROM mail_outbox WHERE next_at IS NOT NULL`,
    sql`SELECT count(*) AS count, ${newest} FROM mail_outbox WHERE next_at IS NULL AND sent_at IS NULL`,
  ],
  read([[waiting = {}] = [] as Row[], [failed = {}] = [] as Row[]]) {
    const [last] = [waiting, failed]
      .filter(({ error }) => error)
      .sort((a, b) => (`${a.tried}` < `${b.tried}` ? 1 : -1));
    return {
      waiting: waiting.count as number,
      late: waiting.late as number,
      failed: failed.count as number,
      last_error: (last?.error ?? null) as string | null,
    };
  },
};
