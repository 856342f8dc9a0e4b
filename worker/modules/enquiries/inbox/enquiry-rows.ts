import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Submission } from "#contract/enquiries/submission.ts";
import { columnNames, storedColumns } from "#worker/db/query/stored-columns.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

const names = columnNames(enquiries).filter((name) => name !== "user_id" && name !== "changed_at");

/** The columns of `enquiryRow`. Combine with `joinAssignee`. */
export const enquiryColumns = sql.raw(
  `${names.map((name) => `enquiries.${name}`).join(", ")}, assignees.username AS assignee_name,
    (SELECT properties.reference FROM properties WHERE properties.uuid = enquiries.property_uuid) AS property_reference`,
);
export const joinAssignee = sql.raw("LEFT JOIN users AS assignees ON assignees.id = enquiries.assignee_id");

export const enquiryRow = storedColumns(enquiries, names).extend({
  assignee_name: z.string().nullable(),
  property_reference: z.string().nullable(),
});
export type EnquiryRow = z.output<typeof enquiryRow>;

const awaitingReply: readonly Submission["status"][] = ["new", "read"];

/** Converts a row to the submission of the contract. The name of a deleted account is unknown. */
export function toSubmission({ n: _n, assignee_name, ...fields }: EnquiryRow, now: Date): Submission {
  const { assignee_id, spam, status, due_at } = fields;
  const assignee = assignee_id === null || assignee_name === null ? null : { id: assignee_id, username: assignee_name };
  return { ...fields, assignee, overdue: !spam && awaitingReply.includes(status) && due_at < now.toISOString() };
}
