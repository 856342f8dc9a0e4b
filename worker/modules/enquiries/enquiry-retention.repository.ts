import { and, eq, lt } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { enquiries, mailOutbox } from "#worker/db/tables/enquiries.ts";
import { anonymizeEnquiries, isNamed, markSenders } from "./anonymize-enquiries.repository.ts";
import { deleteOldUndos } from "./inbox/bulk-changes.repository.ts";
import { deleteClosedViewers } from "./inbox/enquiry-viewers.repository.ts";

const retentionMonths = 24;
const spamRetentionDays = 30;
const mailRetentionDays = 30;

/**
 * Applies the retention periods of the privacy page. Enquiries are anonymized 24 months after their last change.
 * Suspected spam and the records of sent mails are deleted after 30 days. Changes of several enquiries can be undone for
 * an hour.
 */
export function clearExpiredEnquiries(now: Date): Statement[] {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - retentionMonths);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const oldSpam = daysAgo(spamRetentionDays);
  const isOldSpam = and(
    eq(enquiries.spam, true),
    lt(enquiries.submitted_at, oldSpam),
    lt(enquiries.changed_at, oldSpam),
  );
  return [
    ...anonymizeEnquiries(and(isNamed, eq(enquiries.spam, false), lt(enquiries.changed_at, oldest.toISOString()))),
    markSenders(isOldSpam),
    builder.delete(enquiries).where(isOldSpam),
    deleteOldUndos(now),
    deleteClosedViewers(now),
    builder.delete(mailOutbox).where(lt(mailOutbox.sent_at, daysAgo(mailRetentionDays))),
  ];
}
