import { type SQL, sql } from "drizzle-orm";
import type { Enquiry, EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { storeResponse } from "#worker/db/idempotency-records.ts";
import type { IdempotentRequest } from "#worker/http/idempotency.ts";
import { queueMail } from "./mail/mail-outbox.repository.ts";
import { replyDeadline } from "./reply-deadline.ts";

/** An enquiry as it is stored or, while the database is away, spooled. */
export interface EnquiryRecord {
  id: string;
  reference: string;
  service: ServiceSlug;
  enquiry: Omit<Enquiry, "website" | "elapsed_ms">;
  spam: boolean;
  submittedAt: string;
  /** The hash of the access token it came with: whose it is, is found while it is stored, and is no reason to fail. */
  accessHash: string | null;
}

export const toReceipt = ({ id, reference }: EnquiryRecord): EnquiryReceipt => ({
  message: "Inquiry sent",
  id,
  reference,
});

/**
 * Stores an enquiry, for the staff to be told of by mail when it is `mailed` and no suspected spam, and, for a call that may be repeated, its answer before it. An enquiry that is there already,
 * since the spool was interrupted between storing and removing it, stays as it is.
 */
export function storeEnquiry(record: EnquiryRecord, call: IdempotentRequest | undefined, mailed: boolean): SQL[] {
  const { id, reference, service, enquiry, spam, submittedAt, accessHash } = record;
  const { name, email, phone_number, message, subject, property_uuid, professional_id, course_id } = enquiry;
  return [
    ...(call ? storeResponse(call, toReceipt(record), new Date(submittedAt)) : []),
    sql`INSERT INTO enquiries (id, reference, service, name, email, phone_number, message, subject, property_uuid,
        professional_id, course_id, spam, submitted_at, due_at, changed_at, user_id)
      VALUES (${id}, ${reference}, ${service}, ${name}, ${email}, ${phone_number}, ${message}, ${subject}, ${property_uuid},
        ${professional_id}, ${course_id}, ${Number(spam)}, ${submittedAt}, ${replyDeadline(service, submittedAt)},
        ${submittedAt}, ${senderOf(accessHash, submittedAt)})
      ON CONFLICT (id) DO NOTHING`,
    ...(mailed && !spam ? [queueMail(id, submittedAt)] : []),
  ];
}

/** The account whose token was good when the enquiry came, even if it is stored later from the spool. */
function senderOf(accessHash: string | null, submittedAt: string): SQL {
  return sql`(SELECT sessions.user_id FROM token_pairs JOIN sessions ON sessions.id = token_pairs.session_id
    JOIN users ON users.id = sessions.user_id
    WHERE token_pairs.access_hash = ${accessHash} AND token_pairs.access_ends_at > ${submittedAt} AND users.disabled_at IS NULL)`;
}
