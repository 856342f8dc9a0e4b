import { and, count, gte, isNotNull, isNull, lte } from "drizzle-orm";
import { deliveryLimits } from "#worker/db/outbox.ts";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query } from "#worker/db/query/query.ts";
import { messages } from "#worker/db/tables/operations.ts";

/**
 * Counts the mails to the business and webhook calls that wait too long, and those given up lately. A mail to a visitor is
 * not counted: anyone can register an address that rejects it, and would raise the alarm.
 */
export function countStuckMessages(now: Date): Query<{ delayed: number; givenUp: number }> {
  const { waitingSince, givenUpSince } = deliveryLimits(now);
  const ofBusiness = isNull(messages.recipient);
  const delayed = builder
    .select({ count: count() })
    .from(messages)
    .where(and(ofBusiness, isNotNull(messages.next_at), lte(messages.created_at, waitingSince)));
  const givenUp = builder
    .select({ count: count() })
    .from(messages)
    .where(and(ofBusiness, isNull(messages.next_at), isNull(messages.sent_at), gte(messages.tried_at, givenUpSince)));
  return combineQueries([delayed, givenUp], ([waiting], [ended]) => ({
    delayed: waiting?.count ?? 0,
    givenUp: ended?.count ?? 0,
  }));
}
