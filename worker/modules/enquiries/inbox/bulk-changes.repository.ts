import { lte, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type {
  BulkEnquiryChange,
  BulkEnquiryChangeResponse,
  EnquiryUndoResponse,
} from "#contract/enquiries/inbox-actions.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import { enquiries, enquiryUndos } from "#worker/db/tables/enquiries.ts";
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
  const replaced = sql.join(
    changes.map(
      (one) => sql`SELECT n, ${one.field} AS field, ${storedValue(one)} AS before, ${historyValue(one)} AS after
        FROM enquiries WHERE ${isTarget} AND ${one.differs}`,
    ),
    sql` UNION ALL `,
  );
  return combineQueries(
    [
      selectRows(
        sql`SELECT ${assignable} AS assignable,
          (SELECT count(*) FROM enquiries WHERE ${isTarget} AND (${anyChange})) AS changed`,
        z.object({ assignable: storedFlag, changed: z.number() }),
      ),
      sql`INSERT INTO enquiry_undos (id, actor_id, at, replaced)
        SELECT ${token}, ${actor.id}, ${at},
          json_group_array(json_object('n', n, 'field', field, 'before', before, 'after', after))
        FROM (${replaced}) HAVING count(*) > 0`,
      insertHistory(actor, token, at, forward, sql`1`),
      insertAudit(actor, token, at, forward, sql`1`),
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
  sql`(SELECT enquiries.n AS n, enquiries.id AS id, enquiries.reference AS reference, value ->> 'field' AS field,
      value ->> 'before' AS before, value ->> 'after' AS after, enquiry_undos.at AS changed_at, enquiry_undos.actor_id AS changed_by,
      CASE value ->> 'field' WHEN 'status' THEN status WHEN 'assignee' THEN assignee_id ELSE iif(spam, 'true', 'false') END AS now
    FROM enquiry_undos, json_each(enquiry_undos.replaced) JOIN enquiries ON enquiries.n = value ->> 'n'
    WHERE enquiry_undos.id = ${token}) AS changed`;

/** What a change replaced and what it set, or the other way round for the undo. */
interface Direction {
  before: SQL;
  after: SQL;
}
const forward: Direction = { before: sql`before`, after: sql`after` };
const reversed: Direction = { before: forward.after, after: forward.before };

const insertHistory = (actor: AdminActor, token: string, at: string, { before, after }: Direction, when: SQL): SQL =>
  sql`INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after)
    SELECT n, ${at}, ${actor.id}, field, ${before}, ${after} FROM ${changedValues(token)} WHERE ${when}`;

/** One entry for each enquiry, as for a change of one. */
const insertAudit = (actor: AdminActor, token: string, at: string, { before, after }: Direction, when: SQL): SQL =>
  sql`INSERT INTO audit (at, actor_id, action, entity, entity_id, reference, before, after)
    SELECT ${at}, ${actor.id}, 'update', 'enquiry', id, reference,
      json_group_object(field, ${before}), json_group_object(field, ${after})
    FROM ${changedValues(token)} WHERE ${when} GROUP BY n`;

const isUnchanged = sql`now IS after`;

/**
 * Puts back the values that a change by the same person replaced, where they are still as that change set them. The result
 * is undefined for a token of another person, of a change older than an hour or undone already.
 */
export function undoUpdate(actor: AdminActor, token: string, now: Date): Query<EnquiryUndoResponse | undefined> {
  const at = now.toISOString();
  const isOpen = sql`EXISTS (SELECT 1 FROM enquiry_undos WHERE id = ${token} AND actor_id = ${actor.id} AND at > ${oldestUndo(now)})`;
  const when = sql`${isUnchanged} AND ${isOpen}`;
  const values = (field: FieldChange["field"]) =>
    sql`SELECT n, before FROM ${changedValues(token)} WHERE field = ${field} AND ${when}`;
  const restore = (field: FieldChange["field"], value: Partial<Record<FieldChange["column"], SQL>>): Statement =>
    builder
      .update(enquiries)
      .set({ ...value, changed_at: at })
      .from(sql`(${values(field)}) AS old`)
      .where(sql`${enquiries.n} = old.n`);
  return combineQueries(
    [
      selectRows(
        sql`SELECT ${isOpen} AS is_open, count(DISTINCT iif(${isUnchanged}, n, NULL)) AS changed, count(DISTINCT n) AS total
          FROM ${changedValues(token)}`,
        z.object({ is_open: storedFlag, changed: z.number(), total: z.number() }),
      ),
      insertHistory(actor, token, at, reversed, when),
      insertAudit(actor, token, at, reversed, when),
      takeBackAnswers(token, when),
      deleteAssignmentAlerts(token, when),
      // The status comes last, because the answers depend on it.
      restore("assignee", { assignee_id: sql`(SELECT users.id FROM users WHERE users.id = old.before)` }),
      tellAgain(token, at, when),
      restore("spam", { spam: sql`old.before = 'true'` }),
      restore("status", { status: sql`old.before` }),
      ...releaseSpamTimes(actor, sql`enquiries.n IN (SELECT n FROM ${changedValues(token)} WHERE field = 'spam')`, now),
      sql`DELETE FROM enquiry_undos WHERE id = ${token} AND ${isOpen}`,
    ],
    (...[[row]]) => (row?.is_open ? { changed: row.changed, skipped: row.total - row.changed } : undefined),
  );
}

/** Deletes what the colleague has not been told yet. */
const deleteAssignmentAlerts = (token: string, when: SQL): SQL =>
  sql`DELETE FROM alerts WHERE reason = 'assigned' AND sent_at IS NULL AND (enquiry_n, user_id, occasion) IN
    (SELECT n, after, changed_at FROM ${changedValues(token)} WHERE field = 'assignee' AND ${when})`;

/** What is unopened is told again, because suspected spam is never told. */
const tellAgain = (token: string, at: string, when: SQL): SQL =>
  sql`UPDATE enquiries SET escalates_at = ${at} FROM (SELECT n FROM ${changedValues(token)}
      WHERE field = 'spam' AND before = 'false' AND ${when}) AS old
    WHERE enquiries.n = old.n AND opened_at IS NULL AND status = 'new'`;

/** The status replied was no answer after all. */
const takeBackAnswers = (token: string, when: SQL): Statement =>
  builder
    .update(enquiries)
    .set(takeBackAnswer(sql`1`))
    .from(sql`(SELECT n, changed_at, changed_by FROM ${changedValues(token)}
      WHERE field = 'status' AND after = 'replied' AND ${when}) AS old`)
    .where(sql`${enquiries.n} = old.n AND ${enquiries.answered_at} = old.changed_at
      AND ${enquiries.answered_by} = old.changed_by AND ${isByStatus}`);

export const deleteOldUndos = (now: Date): Statement =>
  builder.delete(enquiryUndos).where(lte(enquiryUndos.at, oldestUndo(now)));
