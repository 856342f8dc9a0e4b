import { and, count, gt, sql } from "drizzle-orm";
import { builder, type Statement } from "./driver.ts";
import { newRow, oneRow } from "./new-row.ts";
import { messages } from "./tables/operations.ts";

/** A mail to send. */
export interface NewMail {
  /** Names the event: a message with a known id is not queued again. */
  id: string;
  /** The address; null for the business itself (MAIL_TO). */
  recipient: string | null;
  subject: string;
  body: string;
}

/** Mails about what a visitor types: anyone may type the address of another person. */
const visitorMailsPerDay = 5;

/** Queues a mail that a visitor caused, unless its address got several today. */
export function insertVisitorMail(mail: NewMail, now: Date): Statement {
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString();
  const today = builder
    .select({ count: count().as("count") })
    .from(messages)
    .where(and(gt(messages.created_at, dayAgo), sql`lower(${messages.recipient}) = lower(${mail.recipient})`));
  return builder
    .insert(messages)
    .select(
      builder
        .select(newRow(messages, { ...mail, channel: "mail", created_at: at, next_at: at }))
        .from(oneRow)
        .where(sql`${today} < ${visitorMailsPerDay}`),
    )
    .onConflictDoNothing();
}

/** Queues a message. The schedule sends it in its next run, within five minutes, and retries it. */
export function insertMessage(channel: "mail" | "webhook", mail: NewMail, now: Date): Statement {
  const at = now.toISOString();
  return builder
    .insert(messages)
    .values({ ...mail, channel, created_at: at, next_at: at })
    .onConflictDoNothing();
}
