import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { SubmissionChange } from "#contract/enquiries/submission.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { combineQueries, type Query, type Statement, selectRows } from "#worker/db/query/query.ts";
import { storedFlag } from "#worker/db/query/stored-values.ts";
import type { AdminActor } from "#worker/http/actor.ts";

interface FieldChange {
  field: "status" | "assignee" | "spam";
  column: string;
  to: string | number | null;
  /** Whether the stored value is different. */
  differs: SQL;
}

/** Whether the enquiry exists, and whether the new assignee is an active admin. */
interface Outcome {
  found: boolean;
  assignable: boolean;
}

/**
 * Changes an enquiry and records it in the history and the audit. The audit gets field names, statuses and ids, never
 * personal text. Values that are already set are skipped. Nothing changes if the assignee is not an active admin.
 */
export function updateEnquiry(actor: AdminActor, id: string, change: SubmissionChange, now: Date): Query<Outcome> {
  const at = now.toISOString();
  const changes = toFieldChanges(change);
  const assignable = change.assignee_id ? isActiveAdmin(change.assignee_id) : sql`true`;
  const hasNote = change.note !== undefined;
  const anyChange = sql.join([...changes.map(({ differs }) => differs), ...(hasNote ? [sql`true`] : [])], sql` OR `);
  const isTarget = sql`enquiries.id = ${id} AND ${assignable}`;
  const history = (field: string, before: SQL, after: SQL, when: SQL): Statement =>
    sql`INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after)
      SELECT n, ${at}, ${actor.id}, ${field}, ${before}, ${after} FROM enquiries WHERE ${isTarget} AND ${when}`;
  return combineQueries(
    [
      selectRows(
        sql`SELECT EXISTS (SELECT 1 FROM enquiries WHERE id = ${id}) AS found, ${assignable} AS assignable`,
        z.object({ found: storedFlag, assignable: storedFlag }),
      ),
      insertAuditEntry(
        actor,
        {
          action: "update",
          entity: "enquiry",
          entityId: id,
          before: snapshot(id, changes),
          after: {
            ...Object.fromEntries(changes.map(({ field, to }) => [field, historyValue(field, to)])),
            ...(hasNote && { note: "added" }),
          },
        },
        now,
        sql`EXISTS (SELECT 1 FROM enquiries WHERE ${isTarget} AND (${anyChange}))`,
      ),
      ...changes.map(({ field, column, to, differs }) =>
        history(field, storedValue(field, column), sql`${historyValue(field, to)}`, differs),
      ),
      ...(hasNote ? [history("note", sql`NULL`, sql`${change.note}`, sql`true`)] : []),
      sql`UPDATE enquiries SET ${sql.join(
        [
          sql`changed_at = ${at}`,
          ...changes.map(
            ({ column, to, differs }) => sql`${sql.raw(column)} = iif(${differs}, ${to}, ${sql.raw(column)})`,
          ),
        ],
        sql`, `,
      )} WHERE ${isTarget} AND (${anyChange})`,
    ],
    (...[[outcome]]) => outcome ?? { found: false, assignable: false },
  );
}

function toFieldChanges({ status, from_status, assignee_id, from_assignee_id, spam }: SubmissionChange): FieldChange[] {
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
const historyValue = (field: FieldChange["field"], to: FieldChange["to"]) =>
  field === "spam" ? (to === 1 ? "true" : "false") : to;
const storedValue = (field: FieldChange["field"], column: string) =>
  sql.raw(field === "spam" ? "iif(spam, 'true', 'false')" : column);

/** The fields as they are before the change, as JSON. */
function snapshot(id: string, changes: FieldChange[]): SQL {
  const fields = changes.map(({ field, column }) => sql`${sql.raw(`'${field}'`)}, ${storedValue(field, column)}`);
  return sql`(SELECT json_object(${sql.join(fields, sql`, `)}) FROM enquiries WHERE id = ${id})`;
}

const isActiveAdmin = (id: string) =>
  sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${id} AND role IN ('admin', 'super_admin') AND disabled_at IS NULL)`;
