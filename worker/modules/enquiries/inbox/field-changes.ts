import { and, eq, exists, inArray, isNull, ne, not, notExists, type SQL, sql } from "drizzle-orm";
import type { EnquiryChange } from "#contract/enquiries/inbox-enquiry.ts";
import { builder } from "#worker/db/driver.ts";
import { accountSeesEnquiry } from "#worker/db/health-permission.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

const columns = { status: enquiries.status, assignee_id: enquiries.assignee_id, spam: enquiries.spam };

export interface FieldChange {
  /** As the history names it. */
  field: "status" | "assignee" | "spam";
  column: keyof typeof columns;
  to: string | number | null;
  /** Whether the stored value is different. */
  differs: SQL;
}

type Change = Pick<EnquiryChange, "status" | "from_status" | "assignee_id" | "from_assignee_id" | "spam">;

export function toFieldChanges(change: Change): FieldChange[] {
  const { status, from_status, assignee_id, from_assignee_id, spam } = change;
  const changes: FieldChange[] = [];
  if (status !== undefined) {
    const differs = and(ne(enquiries.status, status), from_status && eq(enquiries.status, from_status));
    changes.push({ field: "status", column: "status", to: status, differs: sql`(${differs})` });
  }
  if (assignee_id !== undefined) {
    const { assignee_id: stored } = enquiries;
    const isFrom = from_assignee_id === undefined ? undefined : sql`${stored} IS ${from_assignee_id}`;
    const differs = and(sql`${stored} IS NOT ${assignee_id}`, isFrom);
    changes.push({ field: "assignee", column: "assignee_id", to: assignee_id, differs: sql`(${differs})` });
  }
  if (spam !== undefined)
    changes.push({ field: "spam", column: "spam", to: Number(spam), differs: sql`(${ne(enquiries.spam, spam)})` });
  return changes;
}

/** The history stores flags as "true" and "false". */
export const historyValue = ({ field, to }: FieldChange) => (field === "spam" ? (to === 1 ? "true" : "false") : to);
export const storedValue = ({ field, column }: FieldChange): SQL =>
  field === "spam" ? sql`iif(${enquiries.spam}, 'true', 'false')` : sql`${columns[column]}`;

/** Returns the values of an UPDATE that changes the fields where they differ. */
export const toAssignments = (changes: readonly FieldChange[]): Record<string, SQL> =>
  Object.fromEntries(
    changes.map(({ column, to, differs }) => [column, sql`iif(${differs}, ${to}, ${columns[column]})`]),
  );

/** The condition for an account that can be responsible for enquiries: an active admin who may see all of them. */
export function isPossibleAssignee(id: string, isTarget: SQL): SQL {
  const hidden = builder
    .select({ n: enquiries.n })
    .from(enquiries)
    .where(and(isTarget, not(accountSeesEnquiry)));
  return exists(
    builder
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, id),
          inArray(users.role, ["admin", "super_admin"]),
          isNull(users.disabled_at),
          notExists(hidden),
        ),
      ),
  );
}
