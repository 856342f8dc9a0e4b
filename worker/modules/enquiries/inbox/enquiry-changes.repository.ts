import { and, type SQL, sql } from "drizzle-orm";
import type { EnquiryChange } from "#contract/enquiries/inbox-enquiry.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isVisibleService } from "#worker/db/health-permission.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries, enquiryHistory } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { insertAssignmentAlerts } from "../alerts/new-alerts.repository.ts";
import type { Recipient } from "../alerts/plan-alerts.ts";
import {
  type FieldChange,
  historyValue,
  isPossibleAssignee,
  storedValue,
  toAssignments,
  toFieldChanges,
} from "./field-changes.ts";
import { noteAnswerByStatus } from "./first-answer.ts";
import { releaseSpamTimes } from "./release-spam-times.repository.ts";

/** What the history stores of a field. */
interface Changed {
  field: (typeof enquiryHistory.$inferInsert)["field"];
  before?: SQL;
  after: string | number | null;
}

/** Whether the actor may see the enquiry, and whether the new assignee is an active admin who may see it. */
interface Outcome {
  found: boolean;
  assignable: boolean;
}

/**
 * Changes an enquiry and records it in the history and the audit. The audit gets field names, statuses and ids, never
 * personal text. Values that are already set are skipped. Nothing changes if the actor or the assignee may not see the
 * enquiry, or if the assignee is not an active admin.
 * @param told the new assignee, who gets an alert if the enquiry was not assigned to this person before
 */
export function updateEnquiry(
  actor: AdminActor,
  id: string,
  change: EnquiryChange,
  now: Date,
  told?: Recipient,
): Query<Outcome> {
  const at = now.toISOString();
  const changes = toFieldChanges(change);
  const isVisible = sql`enquiries.id = ${id} AND ${isVisibleService(actor, enquiries.service)}`;
  const assignable = change.assignee_id ? isPossibleAssignee(change.assignee_id, isVisible) : sql`true`;
  const hasNote = change.note !== undefined;
  const anyChange = sql.join([...changes.map(({ differs }) => differs), ...(hasNote ? [sql`true`] : [])], sql` OR `);
  const isTarget = sql`${isVisible} AND ${assignable}`;
  const history = (values: Changed, when?: SQL): Statement =>
    builder.insert(enquiryHistory).select(
      builder
        .select(
          newRow(enquiryHistory, {
            enquiry_n: enquiries.n,
            at,
            actor_id: actor.id,
            ...values,
            after: sql`${values.after}`,
          }),
        )
        .from(enquiries)
        .where(and(isTarget, when)),
    );
  return combineQueries(
    [
      builder
        .select({ assignable: sql<number>`${assignable}`.mapWith(Boolean).as("assignable") })
        .from(enquiries)
        .where(isVisible),
      insertAuditEntry(
        actor,
        {
          action: "update",
          entity: "enquiry",
          entityId: id,
          before: snapshot(id, changes),
          after: {
            ...Object.fromEntries(changes.map((one) => [one.field, historyValue(one)])),
            ...(hasNote && { note: "added" }),
          },
        },
        now,
        sql`EXISTS (SELECT 1 FROM enquiries WHERE ${isTarget} AND (${anyChange}))`,
      ),
      ...changes.map((one) =>
        history({ field: one.field, before: storedValue(one), after: historyValue(one) }, one.differs),
      ),
      ...(change.note === undefined ? [] : [history({ field: "note", after: change.note })]),
      ...changes.flatMap(({ field, differs }) =>
        told && field === "assignee" ? [insertAssignmentAlerts(sql`${isTarget} AND ${differs}`, told, now)] : [],
      ),
      builder
        .update(enquiries)
        .set({ changed_at: at, ...toAssignments(changes), ...noteAnswerByStatus(actor, at, changes) })
        .where(sql`${isTarget} AND (${anyChange})`),
      ...(change.spam ? releaseSpamTimes(actor, isTarget, now) : []),
    ],
    (...[[row]]) => ({ found: row !== undefined, assignable: row?.assignable ?? false }),
  );
}

/** The fields as they are before the change, as JSON. */
function snapshot(id: string, changes: FieldChange[]): SQL {
  const fields = changes.map((one) => sql`${one.field}, ${storedValue(one)}`);
  return sql`(SELECT json_object(${sql.join(fields, sql`, `)}) FROM enquiries WHERE id = ${id})`;
}
