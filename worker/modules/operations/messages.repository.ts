import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { claimAttempt, maxPerRun, recordFailure, recordSent } from "#worker/db/outbox.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { insertMessage, type NewMail } from "#worker/db/queued-messages.ts";
import { storedColumns } from "#worker/db/stored-columns.ts";
import { messages } from "#worker/db/tables/operations.ts";

/** A message is deleted after this many days. */
const retentionDays = 30;
/** A mail to a visitor is given up after this many attempts, about half an hour: the address may not exist. */
const maxVisitorAttempts = 3;

/** A message that is due. */
export interface DueMessage extends NewMail {
  channel: "mail" | "webhook";
  attempts: number;
}

/** Queues a mail. The schedule sends it in its next run, within five minutes, and retries it. */
export function queueMessage(mail: NewMail, now: Date): Statement {
  return insertMessage("mail", mail, now);
}

/** Queues a call of the owner's webhook. `body` is the JSON to send. */
export function queueWebhookCall(call: { id: string; subject: string; body: string }, now: Date): Statement {
  return insertMessage("webhook", { ...call, recipient: null }, now);
}

/**
 * Returns the messages that are due, the oldest first, and schedules their next attempt before they are sent. Those to the
 * business go first: a visitor who queues many mails never delays an alarm.
 */
export function claimDueMessages(channel: DueMessage["channel"], now: Date): Query<DueMessage[]> {
  const due = sql`SELECT rowid FROM messages WHERE next_at <= ${now.toISOString()} AND channel = ${channel}
    ORDER BY recipient IS NOT NULL, next_at, rowid LIMIT ${integerLiteral(maxPerRun)}`;
  const claimed = selectRows(
    sql`SELECT id, channel, recipient, subject, body, attempts + 1 AS attempts
      FROM messages WHERE rowid IN (${due}) ORDER BY recipient IS NOT NULL, rowid`,
    storedColumns(messages, ["id", "channel", "recipient", "subject", "body", "attempts"]),
  );
  return combineQueries(
    [claimed, sql`UPDATE messages SET ${claimAttempt(now)} WHERE rowid IN (${due})`],
    (rows) => rows,
  );
}

/**
 * Stores the result of an attempt. The text of a message that was sent, or that is given up for a visitor, is deleted,
 * because it may contain a link with a token.
 */
export function recordAttempt(message: DueMessage, failure: string | undefined, now: Date): SQL {
  const { id } = message;
  const changes = failure === undefined ? sql`${recordSent(now)}, body = ''` : getFailure(message, failure);
  return sql`UPDATE messages SET ${changes} WHERE id = ${id}`;
}

function getFailure({ attempts, recipient }: DueMessage, reason: string): SQL {
  if (recipient === null) return recordFailure(attempts, reason);
  const changes = recordFailure(attempts, reason, maxVisitorAttempts);
  return attempts < maxVisitorAttempts ? changes : sql`${changes}, body = ''`;
}

/** Deletes old messages, except those that show that a known alarm was announced. */
export function deleteOldMessages(now: Date): SQL {
  const before = new Date(now.getTime() - retentionDays * 86_400_000).toISOString();
  return sql`DELETE FROM messages WHERE created_at <= ${before} AND NOT EXISTS
    (SELECT 1 FROM alarms WHERE messages.id LIKE 'alarm:' || name || ':' || since || ':%')`;
}
