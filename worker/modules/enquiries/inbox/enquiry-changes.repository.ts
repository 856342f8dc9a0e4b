import { type SQL, sql } from "drizzle-orm";
import type { SubmissionChange } from "#contract/enquiries/submission.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** One field of an enquiry that a change may touch. */
interface Part {
  field: "status" | "assignee" | "spam";
  column: string;
  to: string | number | null;
  /** Whether the row's value is another. */
  differs: SQL;
}

/** Whether the enquiry is there, and whether whoever it is given to is one of the staff. */
interface Outcome {
  found: boolean;
  assignable: boolean;
}

/**
 * Makes a change with its history and its line in the audit, which holds field names, statuses and ids and nothing that a
 * person wrote. What is already so is no change. Nothing happens when it is given to somebody who is not of the staff.
 */
export function updateEnquiry(actor: AdminActor, id: string, change: SubmissionChange, now: Date): Query<Outcome> {
  const at = now.toISOString();
  const parts = partsOf(change);
  const assignable = change.assignee_id ? isStaff(change.assignee_id) : sql`true`;
  const noted = change.note !== undefined;
  const anyChange = sql.join([...parts.map(({ differs }) => differs), ...(noted ? [sql`true`] : [])], sql` OR `);
  const which = sql`enquiries.id = ${id} AND ${assignable}`;
  const history = (field: string, before: SQL, after: SQL, when: SQL) =>
    sql`INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after)
      SELECT n, ${at}, ${actor.id}, ${field}, ${before}, ${after} FROM enquiries WHERE ${which} AND ${when}`;
  return {
    statements: [
      sql`SELECT EXISTS (SELECT 1 FROM enquiries WHERE id = ${id}) AS found, ${assignable} AS assignable`,
      insertAuditEntry(
        actor,
        {
          action: "update",
          entity: "enquiry",
          entityId: id,
          before: snapshot(id, parts),
          after: {
            ...Object.fromEntries(parts.map(({ field, to }) => [field, historyValue(field, to)])),
            ...(noted && { note: "added" }),
          },
        },
        now,
        sql`EXISTS (SELECT 1 FROM enquiries WHERE ${which} AND (${anyChange}))`,
      ),
      ...parts.map(({ field, column, to, differs }) =>
        history(field, written(field, column), sql`${historyValue(field, to)}`, differs),
      ),
      ...(noted ? [history("note", sql`NULL`, sql`${change.note}`, sql`true`)] : []),
      sql`UPDATE enquiries SET ${sql.join(
        [
          sql`changed_at = ${at}`,
          ...parts.map(
            ({ column, to, differs }) => sql`${sql.raw(column)} = iif(${differs}, ${to}, ${sql.raw(column)})`,
          ),
        ],
        sql`, `,
      )} WHERE ${which} AND (${anyChange})`,
    ],
    read: ([[row] = [] as Row[]]) => ({ found: row?.found === 1, assignable: row?.assignable === 1 }),
  };
}

function partsOf({ status, from_status, assignee_id, from_assignee_id, spam }: SubmissionChange): Part[] {
  const still = from_status ? sql` AND status = ${from_status}` : sql``;
  const stillTheirs = from_assignee_id === undefined ? sql`` : sql` AND assignee_id IS ${from_assignee_id}`;
  return [
    ...(status === undefined
      ? []
      : [{ field: "status", column: "status", to: status, differs: sql`(status <> ${status}${still})` } as const]),
    ...(assignee_id === undefined
      ? []
      : [
          {
            field: "assignee",
            column: "assignee_id",
            to: assignee_id,
            differs: sql`(assignee_id IS NOT ${assignee_id}${stillTheirs})`,
          } as const,
        ]),
    ...(spam === undefined
      ? []
      : [{ field: "spam", column: "spam", to: Number(spam), differs: sql`(spam <> ${Number(spam)})` } as const]),
  ];
}

/** A mark is a word in the history, everything else what it is. */
const historyValue = (field: Part["field"], to: Part["to"]) => (field === "spam" ? (to === 1 ? "true" : "false") : to);
const written = (field: Part["field"], column: string) =>
  sql.raw(field === "spam" ? "iif(spam, 'true', 'false')" : column);

/** The fields as they are before the change, as JSON. */
function snapshot(id: string, parts: Part[]): SQL {
  const fields = parts.map(({ field, column }) => sql`${sql.raw(`'${field}'`)}, ${written(field, column)}`);
  return sql`(SELECT json_object(${sql.join(fields, sql`, `)}) FROM enquiries WHERE id = ${id})`;
}

const isStaff = (id: string) =>
  sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${id} AND role IN ('admin', 'super_admin') AND disabled_at IS NULL)`;
