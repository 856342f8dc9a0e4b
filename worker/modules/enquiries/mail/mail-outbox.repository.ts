import { and, eq, inArray, lte, not, or, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { claimAttempt, maxPerRun, recordFailure, recordSent } from "#worker/db/outbox.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries, mailOutbox } from "#worker/db/tables/enquiries.ts";
import { isNamed } from "../anonymize-enquiries.repository.ts";

/** Queues the mail about an enquiry that has just been stored. */
export function queueMail(enquiryId: string, at: string): Statement {
  const row = newRow(mailOutbox, { enquiry_n: n, next_at: at });
  return builder
    .insert(mailOutbox)
    .select(builder.select(row).from(enquiries).where(eq(id, enquiryId)))
    .onConflictDoNothing();
}

const { n, id, reference, service, name, email, phone_number, subject, message, preferred_day, preferred_time } =
  enquiries;
const { possible_spam, submitted_at, due_at } = enquiries;
/** The fields of an enquiry that its mail contains. */
const mailedColumns = {
  n,
  id,
  reference,
  service,
  name,
  email,
  phone_number,
  subject,
  message,
  preferred_day,
  preferred_time,
  possible_spam,
  submitted_at,
  due_at,
};

/** An enquiry to mail, with the number of this attempt. */
export type MailedEnquiry = Pick<typeof enquiries.$inferSelect, keyof typeof mailedColumns> & { attempts: number };

/**
 * Returns the mails that are due and schedules their next attempt before they are sent. Mails of spam and of anonymized enquiries are deleted.
 */
export function claimDueMails(now: Date): Query<MailedEnquiry[]> {
  const isDue = lte(mailOutbox.next_at, now.toISOString());
  const due = builder
    .select({ enquiry_n: mailOutbox.enquiry_n })
    .from(mailOutbox)
    .where(isDue)
    .orderBy(mailOutbox.next_at)
    .limit(maxPerRun);
  const unwanted = builder
    .select({ n })
    .from(enquiries)
    .where(and(eq(n, mailOutbox.enquiry_n), or(eq(enquiries.spam, true), not(isNamed))));
  return combineQueries(
    [
      builder.delete(mailOutbox).where(and(isDue, inArray(mailOutbox.enquiry_n, unwanted))),
      builder
        .select({ ...mailedColumns, attempts: sql<number>`${mailOutbox.attempts} + 1`.as("attempts") })
        .from(mailOutbox)
        .innerJoin(enquiries, eq(n, mailOutbox.enquiry_n))
        .where(inArray(mailOutbox.enquiry_n, due))
        .orderBy(n),
      builder.update(mailOutbox).set(claimAttempt(now)).where(inArray(mailOutbox.enquiry_n, due)),
    ],
    (_, mails) => mails,
  );
}

/** Stores the result of an attempt. */
export function recordMailAttempt({ n, attempts }: MailedEnquiry, failure: string | undefined, now: Date): Statement {
  const changes = failure === undefined ? recordSent(now) : recordFailure(attempts, failure);
  return builder.update(mailOutbox).set(changes).where(eq(mailOutbox.enquiry_n, n));
}
