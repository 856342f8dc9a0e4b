import { and, count, isNotNull, isNull, sql } from "drizzle-orm";
import type { Stats } from "#contract/admin/stats.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { mailOutbox } from "#worker/db/tables/enquiries.ts";

/** SQLite takes the other columns from the row with the maximum, so `error` is the reason of the newest failure. */
const newest = {
  error: mailOutbox.last_error,
  tried: sql<string | null>`max(iif(last_error IS NULL, '', coalesce(tried_at, ' ')))`.as("tried"),
};

const waitingMails = builder
  .select({ count: count().as("count"), late: count(mailOutbox.last_error).as("late"), ...newest })
  .from(mailOutbox)
  .where(isNotNull(mailOutbox.next_at));

const failedMails = builder
  .select({ count: count().as("count"), ...newest })
  .from(mailOutbox)
  .where(and(isNull(mailOutbox.next_at), isNull(mailOutbox.sent_at)));

/** Counts waiting, delayed and failed mails. */
export const countMails: Query<Omit<Stats["mail"], "configured" | "missing">> = combineQueries(
  [waitingMails, failedMails],
  ([waiting], [failed]) => {
    const [last] = [waiting, failed]
      .filter((one) => one?.error)
      .sort((a, b) => (`${a?.tried}` < `${b?.tried}` ? 1 : -1));
    return {
      waiting: waiting?.count ?? 0,
      late: waiting?.late ?? 0,
      failed: failed?.count ?? 0,
      last_error: last?.error ?? null,
    };
  },
);
