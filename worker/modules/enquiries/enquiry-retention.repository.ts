import { type SQL, sql } from "drizzle-orm";
import { anonymizeEnquiries } from "#worker/db/enquiries/anonymize-enquiries.ts";

const keptMonths = 24;
const spamDays = 30;
const mailDays = 30;

/**
 * What the site promises about enquiries (/privacy): what a person wrote is blanked 24 months after the last change, so
 * that only the fact remains; suspected spam is removed after 30 days. That a mail was sent is known as long.
 */
export function clearExpiredEnquiries(now: Date): SQL[] {
  const blankBefore = new Date(now);
  blankBefore.setUTCMonth(blankBefore.getUTCMonth() - keptMonths);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  return [
    ...anonymizeEnquiries(sql`email <> '' AND spam = 0 AND changed_at < ${blankBefore.toISOString()}`),
    sql`DELETE FROM enquiries WHERE spam = 1 AND submitted_at < ${daysAgo(spamDays)} AND changed_at < ${daysAgo(spamDays)}`,
    sql`DELETE FROM mail_outbox WHERE sent_at < ${daysAgo(mailDays)}`,
  ];
}
