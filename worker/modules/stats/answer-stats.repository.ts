import { and, desc, gte, lt, ne } from "drizzle-orm";
import { reportSlug } from "#contract/services/services.ts";
import { isGenuine } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

/**
 * Selects when the enquiries of a period arrived and were answered, and by whom, without suspected spam. A report may have no
 * number to answer to, so reports count in no answer time.
 * @param from the first time
 * @param until the time after the last
 */
export const selectAnswers = (reader: HealthReader, from: string, until: string) =>
  builder
    .select({
      service: enquiries.service,
      channel: enquiries.channel,
      source_key: enquiries.source_key,
      assignee_id: enquiries.assignee_id,
      answered_by: enquiries.answered_by,
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
    .orderBy(desc(enquiries.submitted_at));
export type AnswerRow = ReturnType<typeof selectAnswers>["_"]["result"][number];

/** Returns the usernames of accounts by id. */
export const findUsernames = (ids: readonly string[]) =>
  builder.select({ id: users.id, username: users.username }).from(users).where(isOneOf(users.id, ids));
