import { sql } from "drizzle-orm";
import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { enquiryColumns, joinAssignee, toSubmission } from "./enquiry-rows.ts";

/** Finds an enquiry with its history, the oldest entry first; undefined if it does not exist. */
export function findEnquiry(id: string, now: Date): Query<SubmissionDetail | undefined> {
  return {
    statements: [
      sql`SELECT ${enquiryColumns} FROM enquiries ${joinAssignee} WHERE enquiries.id = ${id}`,
      sql`SELECT at, actors.username AS by, field, before, after, old_assignees.username AS from_name, new_assignees.username AS to_name
        FROM enquiry_history LEFT JOIN users AS actors ON actors.id = enquiry_history.actor_id
        LEFT JOIN users AS old_assignees ON field = 'assignee' AND old_assignees.id = before
        LEFT JOIN users AS new_assignees ON field = 'assignee' AND new_assignees.id = after
        WHERE enquiry_n = (SELECT n FROM enquiries WHERE id = ${id}) ORDER BY enquiry_history.n`,
      sql`SELECT sent_at, attempts, next_at, last_error FROM mail_outbox
        WHERE enquiry_n = (SELECT n FROM enquiries WHERE id = ${id})`,
    ],
    read: ([[row] = [] as Row[], history = [], [mail] = [] as Row[]]) =>
      row && {
        ...toSubmission(row, now),
        history: history.filter(({ field }) => field !== "note").map(toChange),
        notes: history.filter(({ field }) => field === "note").map(toNote),
        mail: (mail ?? null) as SubmissionDetail["mail"],
      },
  };
}

const toChange = ({ at, by, field, before, after, from_name, to_name }: Row) =>
  ({ at, by, field, from: before, to: after, from_name, to_name }) as SubmissionDetail["history"][number];

const toNote = ({ at, by, after }: Row) => ({ at, by, text: after }) as SubmissionDetail["notes"][number];
