import { and, count, eq, gte, isNotNull, isNull, lte } from "drizzle-orm";
import { deliveryLimits } from "#worker/db/outbox.ts";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query } from "#worker/db/query/query.ts";
import { enquiries, mailOutbox } from "#worker/db/tables/enquiries.ts";

/** Counts the mails about enquiries that wait too long, and those given up lately. */
export function countStuckMails(now: Date): Query<{ delayed: number; givenUp: number }> {
  const { waitingSince, givenUpSince } = deliveryLimits(now);
  const delayed = builder
    .select({ count: count() })
    .from(mailOutbox)
    .innerJoin(enquiries, eq(enquiries.n, mailOutbox.enquiry_n))
    .where(and(isNotNull(mailOutbox.next_at), lte(enquiries.submitted_at, waitingSince)));
  const givenUp = builder
    .select({ count: count() })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.next_at), isNull(mailOutbox.sent_at), gte(mailOutbox.tried_at, givenUpSince)));
  return combineQueries([delayed, givenUp], ([waiting], [ended]) => ({
    delayed: waiting?.count ?? 0,
    givenUp: ended?.count ?? 0,
  }));
}
