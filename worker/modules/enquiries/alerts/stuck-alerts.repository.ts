import { sql } from "drizzle-orm";
import * as z from "zod";
import { deliveryLimits } from "#worker/db/outbox.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";

const countRow = z.object({ count: z.number() });

/**
 * Counts the alerts to colleagues and the owner that failed and wait too long, and those given up lately. A receipt is not
 * counted: anyone can type an address that rejects it. One that waits for a colleague's hours has not failed.
 */
export function countStuckAlerts(now: Date): Query<{ delayed: number; givenUp: number }> {
  const { waitingSince, givenUpSince } = deliveryLimits(now);
  const delayed = selectRows(
    sql`SELECT count(*) AS count FROM alerts
      WHERE next_at IS NOT NULL AND last_error IS NOT NULL AND created_at <= ${waitingSince} AND reason <> 'receipt'`,
    countRow,
  );
  const givenUp = selectRows(
    sql`SELECT count(*) AS count FROM alerts
      WHERE next_at IS NULL AND sent_at IS NULL AND tried_at >= ${givenUpSince} AND reason <> 'receipt'`,
    countRow,
  );
  return combineQueries([delayed, givenUp], ([waiting], [ended]) => ({
    delayed: waiting?.count ?? 0,
    givenUp: ended?.count ?? 0,
  }));
}
