import { and, eq, lt, ne } from "drizzle-orm";
import { builder } from "#worker/db/query/builder.ts";
import type { Statement } from "#worker/db/query/query.ts";
import { enquiries, mailOutbox } from "#worker/db/tables/enquiries.ts";
import { anonymizeEnquiries } from "./anonymize-enquiries.repository.ts";

const retentionMonths = 24;
const spamRetentionDays = 30;
const mailRetentionDays = 30;

/**
 * Applies the retention periods of the privacy page. Enquiries are anonymized 24 months after their last change.
 * Suspected spam and the records of sent mails are deleted after 30 days.
 */
export function clearExpiredEnquiries(now: Date): Statement[] {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - retentionMonths);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const oldSpam = daysAgo(spamRetentionDays);
  return [
    ...anonymizeEnquiries(
      and(ne(enquiries.email, ""), eq(enquiries.spam, false), lt(enquiries.changed_at, oldest.toISOString())),
    ),
    builder
      .delete(enquiries)
      .where(and(eq(enquiries.spam, true), lt(enquiries.submitted_at, oldSpam), lt(enquiries.changed_at, oldSpam))),
    builder.delete(mailOutbox).where(lt(mailOutbox.sent_at, daysAgo(mailRetentionDays))),
  ];
}
