import { sql } from "drizzle-orm";
import type { Submission } from "#contract/enquiries/submission.ts";
import type { Row } from "#worker/db/query.ts";

/** The columns that `toSubmission` needs. Combine with `joinAssignee`. */
export const enquiryColumns = sql.raw(
  `enquiries.n, enquiries.id, reference, name, enquiries.email, phone_number, message, subject, service, status, spam, possible_spam,
    assignee_id, assignees.username AS assignee_name, property_uuid,
    (SELECT properties.reference FROM properties WHERE properties.uuid = enquiries.property_uuid) AS property_reference,
    professional_id, course_id, preferred_day, preferred_time, submitted_at, due_at`,
);
export const joinAssignee = sql.raw("LEFT JOIN users AS assignees ON assignees.id = enquiries.assignee_id");

const awaitingReply: readonly unknown[] = ["new", "read"];

/** Converts a row to the submission of the contract. */
export function toSubmission(row: Row, now: Date): Submission {
  const { n: _n, assignee_name, ...fields } = row;
  const spam = row.spam === 1;
  const assignee = row.assignee_id === null ? null : { id: row.assignee_id, username: assignee_name };
  const overdue = !spam && awaitingReply.includes(row.status) && (row.due_at as string) < now.toISOString();
  return { ...fields, spam, possible_spam: row.possible_spam === 1, assignee, overdue } as Submission;
}
