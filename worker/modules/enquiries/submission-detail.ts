import { sql } from "drizzle-orm";
import type { SubmissionDetail } from "../../contract/submission.ts";
import type { Query, Row } from "../../db/query.ts";
import { submissionColumns, toSubmission, withAssignee } from "./submission-rows.ts";

/** One enquiry with everything that was done with it, the oldest first; undefined for an unknown one. */
export function findSubmission(id: string, now: Date): Query<SubmissionDetail | undefined> {
  return {
    statements: [
      sql`SELECT ${submissionColumns} FROM enquiries ${withAssignee} WHERE enquiries.id = ${id}`,
      sql`SELECT at, actors.username AS by, field, before, after FROM enquiry_history
        LEFT JOIN users AS actors ON actors.id = enquiry_history.actor_id
        WHERE enquiry_n = (SELECT n FROM enquiries WHERE id = ${id}) ORDER BY enquiry_history.n`,
      sql`SELECT sent_at, attempts, next_at, last_error FROM mail_outbox
        WHERE enquiry_n = (SELECT n FROM enquiries WHERE id = ${id})`,
    ],
    read: ([[row] = [] as Row[], done = [], [mail] = [] as Row[]]) =>
      row && {
        ...toSubmission(row, now),
        history: done.filter(({ field }) => field !== "note").map(toChange),
        notes: done.filter(({ field }) => field === "note").map(toNote),
        mail: (mail ?? null) as SubmissionDetail["mail"],
      },
  };
}

const toChange = ({ at, by, field, before, after }: Row) =>
  ({ at, by, field, from: before, to: after }) as SubmissionDetail["history"][number];

const toNote = ({ at, by, after }: Row) => ({ at, by, text: after }) as SubmissionDetail["notes"][number];
