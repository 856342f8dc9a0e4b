import { type SQL, sql } from "drizzle-orm";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import { claimAttempt, maxPerRun, recordFailure, recordSent } from "#worker/db/outbox.ts";
import type { Query } from "#worker/db/query.ts";

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
  preferred_day: string | null;
  preferred_time: string | null;
  /** 0 or 1. */
  possible_spam: number;
  submitted_at: string;
  due_at: string;
  attempts: number;
}

/**
 * Returns the mails that are due and schedules their next attempt before they are sent. Mails of spam and of anonymized enquiries are deleted.
 */
export function claimDueMails(now: Date): Query<MailedEnquiry[]> {
  const at = now.toISOString();
  const due = sql`SELECT enquiry_n FROM mail_outbox WHERE next_at <= ${at} ORDER BY next_at LIMIT ${integerLiteral(maxPerRun)}`;
  return {
    statements: [
      sql`DELETE FROM mail_outbox WHERE next_at <= ${at} AND enquiry_n IN
        (SELECT n FROM enquiries WHERE n = enquiry_n AND (spam = 1 OR email = ''))`,
      sql`SELECT n, reference, service, name, email, phone_number, subject, message, preferred_day, preferred_time,
          possible_spam, submitted_at, due_at, attempts + 1 AS attempts
        FROM mail_outbox JOIN enquiries ON n = enquiry_n WHERE enquiry_n IN (${due}) ORDER BY n`,
      sql`UPDATE mail_outbox SET ${claimAttempt(now)} WHERE enquiry_n IN (${due})`,
    ],
    read: ([, rows = []]) => rows as unknown as MailedEnquiry[],
  };
}

/** Stores the result of an attempt. */
export function recordMailAttempt({ n, attempts }: MailedEnquiry, failure: string | undefined, now: Date): SQL {
  const changes = failure === undefined ? recordSent(now) : recordFailure(attempts, failure);
  return sql`UPDATE mail_outbox SET ${changes} WHERE enquiry_n = ${n}`;
}
