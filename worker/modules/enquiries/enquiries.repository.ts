import { type SQL, sql } from "drizzle-orm";
import type { AnswerWay, LoggedChannel } from "#contract/enquiries/channels.ts";
import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { toSourceKey } from "#contract/enquiries/enquiry-source.ts";
import { reportSlug } from "#contract/services/services.ts";
import { linkPerson } from "#worker/db/contacts/link-person.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { storeAlerts } from "./alerts/new-alerts.repository.ts";
import type { AlertPlan } from "./alerts/plan-alerts.ts";
import { queueMail } from "./mail/mail-outbox.repository.ts";
import type { EnquiryRecord } from "./spool/spooled-enquiry.ts";

const answerOf: Record<LoggedChannel, AnswerWay> = {
  phone: "call",
  "walk-in": "walk-in",
  whatsapp: "whatsapp",
  other: "replied",
};

export const toReceipt = ({ id, reference }: EnquiryRecord): EnquiryReceipt => ({
  message: "Inquiry sent",
  id,
  reference,
});

/**
 * Stores an enquiry with its person and its deadline, and queues its mail if `sendsMail` is set, and the alerts of the plan; neither for suspected
 * spam. An enquiry that is already stored is left unchanged, because the spool may be interrupted between storing and
 * deleting one.
 */
export function storeEnquiry(
  record: EnquiryRecord,
  { dueAt, sendsMail, plan }: { dueAt: string; sendsMail: boolean; plan?: AlertPlan | undefined },
): Statement[] {
  const { id, reference, service, enquiry, spam, possibleSpam, submittedAt, accessHash, logged } = record;
  const { name, email, phone_number, message, subject, property_uuid, professional_id, course_id } = enquiry;
  const { preferred_day, preferred_time, source = null } = enquiry;
  const alerts = spam ? undefined : plan;
  const stored = builder
    .insert(enquiries)
    .values({
      id,
      reference,
      service,
      name,
      email,
      phone_number,
      message,
      subject,
      property_uuid,
      professional_id,
      course_id,
      preferred_day,
      preferred_time,
      spam,
      possible_spam: possibleSpam,
      submitted_at: submittedAt,
      due_at: dueAt,
      changed_at: submittedAt,
      user_id: getAccount(accessHash, submittedAt),
      source,
      source_key: toSourceKey(source),
      // A report without a number has no person.
      is_unlinked: service === reportSlug && phone_number === "",
      ...(logged && {
        channel: logged.channel,
        logged_by: logged.by,
        // Who logs an enquiry knows it, except one that only colleagues with a permission may see.
        ...(logged.isSeen && { status: "read", opened_at: submittedAt, opened_by: logged.by }),
        ...(logged.isAnswered && {
          answered_at: submittedAt,
          answered_by: logged.by,
          answered_how: answerOf[logged.channel],
        }),
      }),
      ...(alerts && { escalates_at: alerts.escalatesAt, told: alerts.told.length }),
    })
    .onConflictDoNothing({ target: enquiries.id });
  return [
    stored,
    ...linkPerson({ id, service, name, email, phone_number, submitted_at: submittedAt }),
    ...(sendsMail && !spam ? [queueMail(id, submittedAt)] : []),
    ...(alerts ? storeAlerts(id, alerts, possibleSpam ? "" : email) : []),
  ];
}

/** Returns the id of the account whose token was valid when the enquiry was sent, even if it is stored later from the spool; NULL for others. */
export function getAccount(accessHash: string | null, submittedAt: string, condition = sql`1`): SQL {
  return sql`(SELECT sessions.user_id FROM token_pairs JOIN sessions ON sessions.id = token_pairs.session_id
    JOIN users ON users.id = sessions.user_id
    WHERE token_pairs.access_hash = ${accessHash} AND token_pairs.access_ends_at > ${submittedAt} AND users.disabled_at IS NULL
      AND ${condition})`;
}

const trustedAfterMs = 24 * 3_600_000;

/**
 * Like `getAccount`, only for an account whose e-mail address is verified and that was created at least a day before.
 * Accounts that one person registers for a flood do not qualify.
 */
export function getTrustedAccount(accessHash: string | null, submittedAt: string): SQL {
  const createdBefore = new Date(Date.parse(submittedAt) - trustedAfterMs).toISOString();
  return getAccount(
    accessHash,
    submittedAt,
    sql`users.email_verified_at <= ${submittedAt} AND users.created_at <= ${createdBefore}`,
  );
}
