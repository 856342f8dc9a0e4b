import { type SQL, sql } from "drizzle-orm";
import type { Query } from "#worker/db/query.ts";

/** Attempts before a mail is given up, over about a day and a half. */
export const maxAttempts = 12;
/** Mails sent by one run of the cron. */
const perRun = 20;
const longestError = 200;

/** Queues the mail about an enquiry that has just been stored. */
export function queueMail(id: string, at: string): SQL {
  return sql`INSERT INTO mail_outbox (enquiry_n, next_at) SELECT n, ${at} FROM enquiries WHERE id = ${id}
    ON CONFLICT DO NOTHING`;
}

/** What a mail is written from. */
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
 * Takes the mails whose time has come. Each is put off before it is sent, twice as long every time, so that two runs do
 * not send the same and a run that dies loses none. One whose enquiry is spam or blank by now is dropped.
 */
export function claimDueMails(now: Date): Query<MailedEnquiry[]> {
  const at = now.toISOString();
  const due = sql`SELECT enquiry_n FROM mail_outbox WHERE next_at <= ${at} ORDER BY next_at LIMIT ${sql.raw(String(perRun))}`;
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

/** Keeps why it failed; after the last attempt it is not tried again. */
export function markFailed({ n, attempts }: MailedEnquiry, error: string): SQL {
  const next = attempts >= maxAttempts ? sql`NULL` : sql`next_at`;
  return sql`UPDATE mail_outbox SET last_error = ${error.slice(0, longestError)}, next_at = ${next} WHERE enquiry_n = ${n}`;
}
