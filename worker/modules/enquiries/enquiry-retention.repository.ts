import { type SQL, sql } from "drizzle-orm";
import { anonymizeEnquiries } from "./anonymize-enquiries.repository.ts";

const retentionMonths = 24;
const spamRetentionDays = 30;
const mailRetentionDays = 30;

/**
 * Applies the retention periods of the privacy page. Enquiries are anonymized 24 months after their last change.
 * Suspected spam and the records of sent mails are deleted after 30 days.
 */
export function clearExpiredEnquiries(now: Date): SQL[] {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - retentionMonths);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  return [
    ...anonymizeEnquiries(sql`email <> '' AND spam = 0 AND changed_at < ${oldest.toISOString()}`),
    sql`DELETE FROM enquiries WHERE spam = 1 AND submitted_at < ${daysAgo(spamRetentionDays)} AND changed_at < ${daysAgo(spamRetentionDays)}`,
    sql`DELETE FROM mail_outbox WHERE sent_at < ${daysAgo(mailRetentionDays)}`,
  ];
}
