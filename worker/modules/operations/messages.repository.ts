import { and, eq, inArray, isNotNull, lte, notExists, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { claimAttempt, maxPerRun, recordFailure, recordSent } from "#worker/db/outbox.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { insertMessage, type NewMail } from "#worker/db/queued-messages.ts";
import { alarms, messages } from "#worker/db/tables/operations.ts";

/** A message is deleted after this many days. */
const retentionDays = 30;
/** A mail to a visitor is given up after this many attempts, about half an hour: the address may not exist. */
const maxVisitorAttempts = 3;
/** The order in which messages were queued. */
const rowid = sql`rowid`;

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
  const { id, recipient, subject, body } = messages;
  const due = builder
    .select({ id })
    .from(messages)
    .where(and(lte(messages.next_at, now.toISOString()), eq(messages.channel, channel)))
    .orderBy(isNotNull(recipient), messages.next_at, rowid)
    .limit(maxPerRun);
  const claimed = builder
    .select({
      id,
      channel: messages.channel,
      recipient,
      subject,
      body,
      attempts: sql<number>`attempts + 1`.as("attempts"),
    })
    .from(messages)
    .where(inArray(id, due))
    .orderBy(isNotNull(recipient), rowid);
  return combineQueries(
    [claimed, builder.update(messages).set(claimAttempt(now)).where(inArray(id, due))],
    (rows) => rows,
  );
}

/**
 * Stores the result of an attempt. The text of a message that was sent, or that is given up for a visitor, is deleted,
 * because it may contain a link with a token.
 */
export function recordAttempt(message: DueMessage, failure: string | undefined, now: Date): Statement {
  const changes = failure === undefined ? { ...recordSent(now), body: "" } : getFailure(message, failure);
  return builder.update(messages).set(changes).where(eq(messages.id, message.id));
}

function getFailure({ attempts, recipient }: DueMessage, reason: string) {
  if (recipient === null) return recordFailure(attempts, reason);
  const changes = recordFailure(attempts, reason, maxVisitorAttempts);
  return attempts < maxVisitorAttempts ? changes : { ...changes, body: "" };
}

/** Deletes old messages, except those that show that a known alarm was announced. */
export function deleteOldMessages(now: Date): Statement {
  const before = new Date(now.getTime() - retentionDays * 86_400_000).toISOString();
  const announced = builder
    .select({ name: alarms.name })
    .from(alarms)
    .where(sql`${messages.id} LIKE 'alarm:' || ${alarms.name} || ':' || ${alarms.since} || ':%'`);
  return builder.delete(messages).where(and(lte(messages.created_at, before), notExists(announced)));
}
