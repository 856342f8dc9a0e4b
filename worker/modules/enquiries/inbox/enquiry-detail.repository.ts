import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { enquiries, enquiryHistory, mailOutbox } from "#worker/db/tables/enquiries.ts";
import { enquiryColumns, enquiryRow, joinAssignee, toSubmission } from "./enquiry-rows.ts";

const actors = alias(users, "actors");
const oldAssignees = alias(users, "old_assignees");
const newAssignees = alias(users, "new_assignees");

/** Finds an enquiry with its history, the oldest entry first; undefined if it does not exist. */
export function findEnquiry(id: string, now: Date): Query<SubmissionDetail | undefined> {
  const found = selectRows(
    sql`SELECT ${enquiryColumns} FROM enquiries ${joinAssignee} WHERE enquiries.id = ${id}`,
    enquiryRow,
  );
  const isAssignee = eq(enquiryHistory.field, "assignee");
  const history = builder
    .select({
      at: enquiryHistory.at,
      by: sql<string | null>`${actors.username}`.as("by"),
      field: enquiryHistory.field,
      from: enquiryHistory.before,
      to: enquiryHistory.after,
      from_name: sql<string | null>`${oldAssignees.username}`.as("from_name"),
      to_name: sql<string | null>`${newAssignees.username}`.as("to_name"),
    })
    .from(enquiryHistory)
    .innerJoin(enquiries, eq(enquiries.n, enquiryHistory.enquiry_n))
    .leftJoin(actors, eq(actors.id, enquiryHistory.actor_id))
    .leftJoin(oldAssignees, and(isAssignee, eq(oldAssignees.id, enquiryHistory.before)))
    .leftJoin(newAssignees, and(isAssignee, eq(newAssignees.id, enquiryHistory.after)))
    .where(eq(enquiries.id, id))
    .orderBy(enquiryHistory.n);
  const { sent_at, attempts, next_at, last_error } = mailOutbox;
  const mail = builder
    .select({ sent_at, attempts, next_at, last_error })
    .from(mailOutbox)
    .innerJoin(enquiries, eq(enquiries.n, mailOutbox.enquiry_n))
    .where(eq(enquiries.id, id));
  return combineQueries([selectFirst(found), history, selectFirst(mail)], (row, entries, queued) =>
    row
      ? {
          ...toSubmission(row, now),
          history: entries.flatMap(({ field, ...entry }) => (field === "note" ? [] : [{ ...entry, field }])),
          notes: entries.flatMap(({ field, at, by, to }) => (field === "note" ? [{ at, by, text: to ?? "" }] : [])),
          mail: queued ?? null,
        }
      : undefined,
  );
}
