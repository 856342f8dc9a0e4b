import { and, desc, gte, lt, ne, type SQL, sql } from "drizzle-orm";
import type { AnswerGroup } from "#contract/admin/answer-groups.ts";
import { reportSlug } from "#contract/services/services.ts";
import { isGenuine } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

/** The newest enquiries that one read counts, so that they fit into the memory of a worker: 250 a day for 400 days. */
const maxCounted = 100_000;

const keyOf: Record<AnswerGroup, SQL<string>> = {
  service: sql<string>`${enquiries.service}`,
  // Who answered counts, else who is responsible.
  colleague: sql<string>`coalesce(${enquiries.answered_by}, ${enquiries.assignee_id}, '')`,
  channel: sql<string>`${enquiries.channel}`,
  source: sql<string>`coalesce(${enquiries.source_key}, '')`,
  month: sql<string>`substr(${enquiries.submitted_at}, 1, 7)`,
};

/**
 * Selects when the enquiries of a period arrived and were answered, with the key of their group, without suspected spam. A
 * report may have no number to answer to, so reports count in no answer time.
 * @param from the first time
 * @param until the time after the last
 */
export const selectAnswers = (reader: HealthReader, by: AnswerGroup, from: string, until: string) =>
  builder
    .select({
      key: keyOf[by].as("key"),
      submitted_at: enquiries.submitted_at,
      due_at: enquiries.due_at,
      answered_at: enquiries.answered_at,
    })
    .from(enquiries)
    .where(
      and(
        isGenuine,
        gte(enquiries.submitted_at, from),
        lt(enquiries.submitted_at, until),
        ne(enquiries.service, reportSlug),
        isVisibleService(reader, enquiries.service),
      ),
    )
    .orderBy(desc(enquiries.submitted_at))
    .limit(maxCounted);
export type AnswerRow = ReturnType<typeof selectAnswers>["_"]["result"][number];

/** Returns the usernames of accounts by id. */
export const findUsernames = (ids: readonly string[]) =>
  builder.select({ id: users.id, username: users.username }).from(users).where(isOneOf(users.id, ids));
