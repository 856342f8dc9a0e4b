import { and, count, countDistinct, eq, exists, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type {
  BulkEnquiryChange,
  BulkEnquiryChangeResponse,
  EnquiryUndoResponse,
} from "#contract/enquiries/inbox-actions.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isVisibleService } from "#worker/db/health-permission.ts";
import { newRow, oneRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { alerts } from "#worker/db/tables/alerts.ts";
import { auditEntries } from "#worker/db/tables/audit.ts";
import { enquiries, enquiryHistory, enquiryUndos } from "#worker/db/tables/enquiries.ts";
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
import { isByStatus, noteAnswerByStatus, takeBackAnswer } from "./first-answer.ts";
import { releaseSpamTimes } from "./release-spam-times.repository.ts";

/** How long a change of several enquiries can be undone: one hour. */
const undoMs = 3_600_000;

/** Changes older than this can no longer be undone. */
export const oldestUndo = (now: Date) => new Date(now.getTime() - undoMs).toISOString();

const isChosen = (actor: AdminActor, ids: readonly string[]) =>
  sql`enquiries.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND ${isVisibleService(actor, enquiries.service)}`;

/**
 * Changes the enquiries that the actor may see, with history and audit of each, and stores what is needed for the undo.
 * Nothing changes if the assignee is not an active admin who may see them; then the result is undefined.
 * @param told the new assignee, who gets an alert about those that were not assigned to this person before
 */
export function updateEnquiries(
  actor: AdminActor,
  { ids, ...change }: BulkEnquiryChange,
  token: string,
  now: Date,
  told?: Recipient,
): Query<BulkEnquiryChangeResponse | undefined> {
  const at = now.toISOString();
  const assignable = change.assignee_id ? isPossibleAssignee(change.assignee_id, isChosen(actor, ids)) : sql`true`;
  const changes = toFieldChanges(change);
  const anyChange = sql.join(
    changes.map(({ differs }) => differs),
    sql` OR `,
  );
  const isTarget = sql`${isChosen(actor, ids)} AND ${assignable}`;
  const replacedOf = (one: FieldChange) =>
    builder
      .select({
        ...{ n: enquiries.n, field: sql`${one.field}`.as("field") },
        ...{ before: sql`${storedValue(one)}`.as("before"), after: sql`${historyValue(one)}`.as("after") },
      })
      .from(enquiries)
      .where(and(isTarget, one.differs))
      .getSQL();
  const replaced = sql`(${sql.join(changes.map(replacedOf), sql` UNION ALL `)})`;
  const list = sql`json_group_array(json_object('n', n, 'field', field, 'before', before, 'after', after))`;
  const undo = newRow(enquiryUndos, { id: token, actor_id: actor.id, at, replaced: list });
  const changed = builder
    .select({ count: count().as("count") })
    .from(enquiries)
    .where(sql`${isTarget} AND (${anyChange})`);
  return combineQueries(
    [
      builder
        .select({
          assignable: sql`${assignable}`.mapWith(Boolean).as("assignable"),
          changed: sql<number>`${changed}`.as("changed"),
        })
        .from(oneRow),
      builder.insert(enquiryUndos).select(builder.select(undo).from(replaced).having(sql`count(*) > 0`)),
      insertHistory(actor, token, at, forward),
      insertAudit(actor, token, at, forward),
      ...changes.flatMap(({ field, differs }) =>
        told && field === "assignee" ? [insertAssignmentAlerts(sql`${isTarget} AND ${differs}`, told, now)] : [],
      ),
      builder
        .update(enquiries)
        .set({ changed_at: at, ...toAssignments(changes), ...noteAnswerByStatus(actor, at, changes) })
        .where(sql`${isTarget} AND (${anyChange})`),
      ...(change.spam ? releaseSpamTimes(actor, isTarget, now) : []),
    ],
    (...[[outcome]]) => {
      if (!outcome?.assignable) return undefined;
      return { changed: outcome.changed, undo: outcome.changed > 0 ? token : null };
    },
  );
}

/** The values that a change replaced, with their enquiries. */
const changedValues = (token: string) =>
  builder
    .select({
      ...{ n: enquiries.n, id: enquiries.id, reference: enquiries.reference },
      field: sql<FieldChange["field"]>`value ->> 'field'`.as("field"),
      before: sql<string | null>`value ->> 'before'`.as("before"),
      after: sql<string | null>`value ->> 'after'`.as("after"),
      changed_at: sql<string>`${enquiryUndos.at}`.as("changed_at"),
      changed_by: sql<string>`${enquiryUndos.actor_id}`.as("changed_by"),
      now: sql<string | null>`CASE value ->> 'field' WHEN 'status' THEN ${enquiries.status}
        WHEN 'assignee' THEN ${enquiries.assignee_id} ELSE iif(${enquiries.spam}, 'true', 'false') END`.as("now"),
    })
    .from(sql`${enquiryUndos}, json_each(${enquiryUndos.replaced})`)
    .innerJoin(enquiries, sql`${enquiries.n} = value ->> 'n'`)
    .where(eq(enquiryUndos.id, token))
    .as("changed");

/** What a change replaced and what it set, or the other way round for the undo. */
interface Direction {
  before: SQL;
  after: SQL;
}
const forward: Direction = { before: sql`before`, after: sql`after` };
const reversed: Direction = { before: forward.after, after: forward.before };

function insertHistory(
  actor: AdminActor,
  token: string,
  at: string,
  { before, after }: Direction,
  when?: SQL,
): Statement {
  const changed = changedValues(token);
  const row = newRow(enquiryHistory, {
    ...{ enquiry_n: changed.n, at, actor_id: actor.id, field: changed.field, before, after },
  });
  return builder.insert(enquiryHistory).select(builder.select(row).from(changed).where(when));
}

/** One entry for each enquiry, as for a change of one. */
function insertAudit(
  actor: AdminActor,
  token: string,
  at: string,
  { before, after }: Direction,
  when?: SQL,
): Statement {
  const changed = changedValues(token);
  const row = newRow(auditEntries, {
    ...{ at, actor_id: actor.id, action: "update" as const, entity: "enquiry" as const },
    ...{ entity_id: changed.id, reference: changed.reference },
    before: sql`json_group_object(field, ${before})`,
    after: sql`json_group_object(field, ${after})`,
  });
  return builder.insert(auditEntries).select(builder.select(row).from(changed).where(when).groupBy(changed.n));
}

const isUnchanged = sql`now IS after`;

/**
 * Puts back the values that a change by the same person replaced, where they are still as that change set them. The result
 * is undefined for a token of another person, of a change older than an hour or undone already.
 */
export function undoUpdate(actor: AdminActor, token: string, now: Date): Query<EnquiryUndoResponse | undefined> {
  const at = now.toISOString();
  const isMine = and(eq(enquiryUndos.id, token), eq(enquiryUndos.actor_id, actor.id));
  const isRecent = gt(enquiryUndos.at, oldestUndo(now));
  const isOpen = exists(builder.select({ id: enquiryUndos.id }).from(enquiryUndos).where(and(isMine, isRecent)));
  const when = sql`${isUnchanged} AND ${isOpen}`;
  const restore = (field: FieldChange["field"], value: Partial<Record<FieldChange["column"], SQL>>): Statement => {
    const old = oldValues(token, sql`field = ${field} AND ${when}`);
    return builder
      .update(enquiries)
      .set({ ...value, changed_at: at })
      .from(old)
      .where(eq(enquiries.n, old.n));
  };
  const changed = changedValues(token);
  const marked = builder.select({ n: changed.n }).from(changed).where(eq(changed.field, "spam"));
  return combineQueries(
    [
      builder
        .select({
          is_open: sql`${isOpen}`.mapWith(Boolean).as("is_open"),
          changed: sql<number>`count(DISTINCT iif(${isUnchanged}, ${changed.n}, NULL))`.as("unchanged"),
          total: countDistinct(changed.n).as("total"),
        })
        .from(changed),
      insertHistory(actor, token, at, reversed, when),
      insertAudit(actor, token, at, reversed, when),
      takeBackAnswers(token, when),
      deleteAssignmentAlerts(token, when),
      // The status comes last, because the answers depend on it.
      restore("assignee", { assignee_id: sql`(SELECT users.id FROM users WHERE users.id = old.before)` }),
      tellAgain(token, at, when),
      restore("spam", { spam: sql`old.before = 'true'` }),
      restore("status", { status: sql`old.before` }),
      ...releaseSpamTimes(actor, inArray(enquiries.n, marked), now),
      builder.delete(enquiryUndos).where(and(isMine, isRecent)),
    ],
    (...[[row]]) => (row?.is_open ? { changed: row.changed, skipped: row.total - row.changed } : undefined),
  );
}

/** The numbers of changed enquiries, and what they were. @param condition names columns of `changedValues` */
function oldValues(token: string, condition: SQL) {
  const changed = changedValues(token);
  const { n, before, changed_at, changed_by } = changed;
  return builder.select({ n, before, changed_at, changed_by }).from(changed).where(condition).as("old");
}

/** Deletes what the colleague has not been told yet. */
function deleteAssignmentAlerts(token: string, when: SQL): Statement {
  const changed = changedValues(token);
  const told = builder
    .select({ n: changed.n, after: changed.after, changed_at: changed.changed_at })
    .from(changed)
    .where(sql`field = 'assignee' AND ${when}`);
  return builder
    .delete(alerts)
    .where(and(eq(alerts.reason, "assigned"), isNull(alerts.sent_at), sql`(enquiry_n, user_id, occasion) IN ${told}`));
}

/** What is unopened is told again, because suspected spam is never told. */
function tellAgain(token: string, at: string, when: SQL): Statement {
  const old = oldValues(token, sql`field = 'spam' AND before = 'false' AND ${when}`);
  return builder
    .update(enquiries)
    .set({ escalates_at: at })
    .from(old)
    .where(and(eq(enquiries.n, old.n), isNull(enquiries.opened_at), eq(enquiries.status, "new")));
}

/** The status replied was no answer after all. */
function takeBackAnswers(token: string, when: SQL): Statement {
  const old = oldValues(token, sql`field = 'status' AND after = 'replied' AND ${when}`);
  return builder
    .update(enquiries)
    .set(takeBackAnswer(sql`1`))
    .from(old)
    .where(sql`${enquiries.n} = old.n AND ${enquiries.answered_at} = old.changed_at
      AND ${enquiries.answered_by} = old.changed_by AND ${isByStatus}`);
}

export const deleteOldUndos = (now: Date): Statement =>
  builder.delete(enquiryUndos).where(lte(enquiryUndos.at, oldestUndo(now)));
