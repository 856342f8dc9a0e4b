import { type SQL, sql } from "drizzle-orm";

const keptMonths = 24;
const spamDays = 30;

/**
 * What the site promises about enquiries (/privacy): what a person wrote is blanked 24 months after it was sent, so that only
 * the fact remains; suspected spam is removed after 30 days.
 */
export function forgetEnquiries(now: Date): SQL[] {
  const blankBefore = new Date(now);
  blankBefore.setUTCMonth(blankBefore.getUTCMonth() - keptMonths);
  const removeBefore = new Date(now.getTime() - spamDays * 86_400_000);
  return [
    sql`UPDATE enquiries SET name = '', email = '', phone_number = '', message = NULL, subject = NULL
      WHERE spam = 0 AND submitted_at < ${blankBefore.toISOString()} AND email <> ''`,
    sql`DELETE FROM enquiries WHERE spam = 1 AND submitted_at < ${removeBefore.toISOString()}`,
  ];
}
