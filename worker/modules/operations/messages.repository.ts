import { type SQL, sql } from "drizzle-orm";
import { claimAttempt, maxPerRun, recordFailure, recordSent } from "#worker/db/outbox.ts";
import type { Query } from "#worker/db/query.ts";
import { insertMessage, type NewMail } from "#worker/db/queued-messages.ts";

/** A message is deleted after this many days. */
const retentionDays = 30;

/** A message that is due. */
export interface DueMessage extends NewMail {
  channel: "mail" | "webhook";
  attempts: number;
}

/** Queues a mail. The schedule sends it in its next run, within five minutes, and retries it. */
export function queueMessage(mail: NewMail, now: Date): SQL {
  return insertMessage("mail", mail, now);
}

/** Queues a call of the owner's webhook. `body` is the JSON to send. */
export function queueWebhookCall(call: { id: string; subject: string; body: string }, now: Date): SQL {
  return insertMessage("webhook", { ...call, recipient: null }, now);
}

/** Returns the messages that are due, the oldest first, and schedules their next attempt before they are sent. */
export function claimDueMessages(channel: DueMessage["channel"], now: Date): Query<DueMessage[]> {
  const due = sql`SELECT rowid FROM messages WHERE next_at <= ${now.toISOString()} AND channel = ${channel}
    ORDER BY next_at, rowid LIMIT ${sql.raw(String(maxPerRun))}`;
  return {
    statements: [
      sql`SELECT id, channel, recipient, subject, body, attempts + 1 AS attempts
        FROM messages WHERE rowid IN (${due}) ORDER BY rowid`,
      sql`UPDATE messages SET ${claimAttempt(now)} WHERE rowid IN (${due})`,
    ],
    read: ([rows = []]) => rows as unknown as DueMessage[],
  };
}

/** Stores the result of an attempt. The text of a sent message is deleted, because it may contain a link with a token. */
export function recordAttempt({ id, attempts }: DueMessage, failure: string | undefined, now: Date): SQL {
  const changes = failure === undefined ? sql`${recordSent(now)}, body = ''` : recordFailure(attempts, failure);
  return sql`UPDATE messages SET ${changes} WHERE id = ${id}`;
}

/** Deletes old messages, except those that show that a known alarm was announced. */
export function deleteOldMessages(now: Date): SQL {
  const before = new Date(now.getTime() - retentionDays * 86_400_000).toISOString();
  return sql`DELETE FROM messages WHERE created_at <= ${before} AND NOT EXISTS
    (SELECT 1 FROM alarms WHERE messages.id LIKE 'alarm:' || name || ':' || since || ':%')`;
}
