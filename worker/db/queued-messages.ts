import { builder } from "./query/builder.ts";
import type { Statement } from "./query/query.ts";
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

/** Queues a message. The schedule sends it in its next run, within five minutes, and retries it. */
export function insertMessage(channel: "mail" | "webhook", mail: NewMail, now: Date): Statement {
  const at = now.toISOString();
  return builder
    .insert(messages)
    .values({ ...mail, channel, created_at: at, next_at: at })
    .onConflictDoNothing();
}
