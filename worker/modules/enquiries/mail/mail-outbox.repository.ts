import { type SQL, sql } from "drizzle-orm";
import type { Query } from "#worker/db/query.ts";

/** A mail is given up after this many attempts, about a day and a half. */
export const maxAttempts = 12;
/** Mails sent by one cron run. */
const maxPerRun = 20;
const maxErrorLength = 200;

/** Queues the mail about an enquiry that has just been stored. */
export function queueMail(id: string, at: string): SQL {
  return sql`INSERT INTO mail_outbox (enquiry_n, next_at) SELECT n, ${at} FROM enquiries WHERE id = ${id}
    ON CONFLICT DO NOTHING`;
}

/** The fields of an enquiry that its mail contains. */
export interface MailedEnquiry {
  n: number;
  reference: string;
  service: string;
  name: string;
  email: string;
  phone_number: string;
  subject: string | null;
  message: string | null;
  submitted_at: string;
  due_at: string;
  attempts: number;
}

/**
 * Returns the mails that are due and schedules their next attempt before they are sent, with a doubled delay. So two
 * runs never send the same mail, and an interrupted run loses none. Mails of spam and of anonymized enquiries are deleted.
 */
export function claimDueMails(now: Date): Query<MailedEnquiry[]> {
  const at = now.toISOString();
  const due = sql`SELECT enquiry_n FROM mail_outbox WHERE next_at <= ${at} ORDER BY next_at LIMIT ${sql.raw(String(maxPerRun))}`;
  return {
    statements: [
      sql`DELETE FROM mail_outbox WHERE next_at <= ${at} AND enquiry_n IN
        (SELECT n FROM enquiries WHERE n = enquiry_n AND (spam = 1 OR email = ''))`,
      sql`SELECT n, reference, service, name, email, phone_number, subject, message, submitted_at, due_at,
          attempts + 1 AS attempts
        FROM mail_outbox JOIN enquiries ON n = enquiry_n WHERE enquiry_n IN (${due}) ORDER BY n`,
      sql`UPDATE mail_outbox SET attempts = attempts + 1, tried_at = ${at},
          next_at = strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, '+' || min(5 << attempts, 360) || ' minutes')
        WHERE enquiry_n IN (${due})`,
    ],
    read: ([, rows = []]) => rows as unknown as MailedEnquiry[],
  };
}

export function markSent({ n }: MailedEnquiry, now: Date): SQL {
  return sql`UPDATE mail_outbox SET sent_at = ${now.toISOString()}, next_at = NULL, last_error = NULL WHERE enquiry_n = ${n}`;
}

/** Stores why a mail failed. There is no retry after the last attempt. */
export function markFailed({ n, attempts }: MailedEnquiry, error: string): SQL {
  const next = attempts >= maxAttempts ? sql`NULL` : sql`next_at`;
  return sql`UPDATE mail_outbox SET last_error = ${error.slice(0, maxErrorLength)}, next_at = ${next} WHERE enquiry_n = ${n}`;
}
