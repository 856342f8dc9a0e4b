import { type SQL, sql } from "drizzle-orm";

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
export function insertMessage(channel: "mail" | "webhook", { id, recipient, subject, body }: NewMail, now: Date): SQL {
  const at = now.toISOString();
  return sql`INSERT INTO messages (id, channel, recipient, subject, body, created_at, next_at)
    VALUES (${id}, ${channel}, ${recipient}, ${subject}, ${body}, ${at}, ${at}) ON CONFLICT DO NOTHING`;
}
