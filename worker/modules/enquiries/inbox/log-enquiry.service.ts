import { isSpoken } from "#contract/enquiries/channels.ts";
import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import type { LoggedEnquiry } from "#contract/enquiries/inbox-actions.ts";
import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { canSeeService } from "#worker/db/health-permission.ts";
import { batch } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { planNewAlerts } from "../alerts/plan-new-alerts.service.ts";
import type { AlertContext } from "../alerts/send-alerts.service.ts";
import { storeEnquiry, toReceipt } from "../enquiries.repository.ts";
import { findDueAt } from "../find-due-at.service.ts";
import type { EnquiryRecord } from "../spool/spooled-enquiry.ts";

/**
 * Stores an enquiry that a colleague logs. Without a name, it gets the number or the address as its name, because only an
 * erased enquiry has none. One that the colleague may not see is told to those who may.
 * @throws ApiError 422 for a key used with another body; StorageUnavailable: the colleague's phone keeps it
 */
export async function logEnquiry(
  { db, channels, now }: AlertContext,
  actor: AdminActor,
  enquiry: LoggedEnquiry,
  idempotency: IdempotentRequest | undefined,
): Promise<EnquiryReceipt> {
  const isSeen = canSeeService(actor, enquiry.service);
  return runOnce(db, { idempotency, createReusedError: idempotencyKeyReused }, now, async (store) => {
    const record = toRecord(actor, enquiry, isSeen, now);
    const plan = isSeen ? undefined : await planNewAlerts({ db, channels, now }, enquiry.service);
    const dueAt = await findDueAt(db, record);
    const receipt = toReceipt(record);
    const after = { service: enquiry.service, channel: enquiry.channel };
    await batch(
      db,
      ...store(receipt),
      ...storeEnquiry(record, { dueAt, sendsMail: false, plan }),
      insertAuditEntry(actor, { action: "create", entity: "enquiry", entityId: record.id, after }, now),
    );
    return receipt;
  });
}

function toRecord(actor: AdminActor, enquiry: LoggedEnquiry, isSeen: boolean, now: Date): EnquiryRecord {
  const { service, channel, phone_number, email = "", message, property_uuid } = enquiry;
  const { answered = isSpoken(channel) } = enquiry;
  const id = crypto.randomUUID();
  return {
    id,
    reference: enquiryReference(id),
    service,
    enquiry: {
      name: enquiry.name ?? phone_number ?? email,
      email,
      phone_number: phone_number ?? "",
      message: message ?? null,
      subject: null,
      property_uuid: property_uuid ?? null,
      professional_id: null,
      course_id: null,
      preferred_day: null,
      preferred_time: null,
    },
    spam: false,
    possibleSpam: false,
    submittedAt: now.toISOString(),
    accessHash: null,
    logged: { by: actor.id, channel, isSeen, isAnswered: isSeen && answered },
  };
}
