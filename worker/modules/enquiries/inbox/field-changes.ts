import { type SQL, sql } from "drizzle-orm";
import type { EnquiryChange } from "#contract/enquiries/inbox-enquiry.ts";
import { accountSeesEnquiry } from "#worker/db/health-permission.ts";

export interface FieldChange {
  field: "status" | "assignee" | "spam";
  column: string;
  to: string | number | null;
  /** Whether the stored value is different. */
  differs: SQL;
}

type Change = Pick<EnquiryChange, "status" | "from_status" | "assignee_id" | "from_assignee_id" | "spam">;

export function toFieldChanges({ status, from_status, assignee_id, from_assignee_id, spam }: Change): FieldChange[] {
  const statusUnchanged = from_status ? sql` AND status = ${from_status}` : sql``;
  const assigneeUnchanged = from_assignee_id === undefined ? sql`` : sql` AND assignee_id IS ${from_assignee_id}`;
  return [
    ...(status === undefined
      ? []
      : [
          {
            field: "status",
            column: "status",
            to: status,
            differs: sql`(status <> ${status}${statusUnchanged})`,
          } as const,
        ]),
    ...(assignee_id === undefined
      ? []
      : [
          {
            field: "assignee",
            column: "assignee_id",
            to: assignee_id,
            differs: sql`(assignee_id IS NOT ${assignee_id}${assigneeUnchanged})`,
          } as const,
        ]),
    ...(spam === undefined
      ? []
      : [{ field: "spam", column: "spam", to: Number(spam), differs: sql`(spam <> ${Number(spam)})` } as const]),
  ];
}

/** The history stores flags as "true" and "false". */
export const historyValue = ({ field, to }: FieldChange) => (field === "spam" ? (to === 1 ? "true" : "false") : to);
export const storedValue = ({ field, column }: FieldChange) =>
  sql.raw(field === "spam" ? "iif(spam, 'true', 'false')" : column);

/** Returns the assignment of an UPDATE that changes the field where it differs. */
export const toAssignment = ({ column, to, differs }: FieldChange): SQL =>
  sql`${sql.raw(column)} = iif(${differs}, ${to}, ${sql.raw(column)})`;

/** The condition for an account that can be responsible for enquiries: an active admin who may see all of them. */
export const isPossibleAssignee = (id: string, isTarget: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${id} AND users.role IN ('admin', 'super_admin')
    AND users.disabled_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM enquiries WHERE ${isTarget} AND NOT ${accountSeesEnquiry}))`;
