import { type Enquiry, type EnquiryReceipt, findSpamSigns } from "#contract/enquiries/enquiry.ts";
import type { EnquiryService } from "#contract/services/services.ts";
import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import type { AlertChannels } from "#worker/alert-channels.ts";
import { batch } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { planNewAlerts } from "./alerts/plan-new-alerts.service.ts";
import { storeEnquiry, toReceipt } from "./enquiries.repository.ts";
import { findSpooledReceipt, spoolEnquiry } from "./enquiry-spool.ts";
import { findDueAt } from "./find-due-at.service.ts";
import type { SenderKeys } from "./limits/count-keys.ts";
import { limitEnquiry, limitSpooledEnquiry, toSenderKeys } from "./limits/limit-enquiry.service.ts";
import type { EnquiryRecord } from "./spool/spooled-enquiry.ts";

export interface EnquiryContext {
  db: D1Database;
  images: ImageStore;
  now: Date;
  /** Counts enquiries while the database is unavailable. */
  limiter: RateLimit;
  /** The sender's IP address, or the /64 of an IPv6 address. */
  address: string;
  /** Whether the sender is this machine, in development. Its address has no limit. */
  isLocal: boolean;
  /** The hash of the sender's access token. */
  accessHash: string | null;
  /** Whether new enquiries are mailed to the business. */
  sendsMail: boolean;
  /** How colleagues are told. */
  channels: AlertChannels;
}

export interface SubmittedEnquiry {
  service: EnquiryService;
  enquiry: Enquiry;
  /** Set when the request has an idempotency key. */
  idempotency?: IdempotentRequest | undefined;
}

/**
 * Stores an enquiry in the database or, while that is unavailable, in the spool. If its address has sent too many, it is
 * stored as suspected spam.
 * @throws ApiError 422 for a key used with another body, 429 for too many enquiries of one sender or one address;
 *   StorageUnavailable when neither store is available
 */
export async function receiveEnquiry(context: EnquiryContext, submitted: SubmittedEnquiry): Promise<EnquiryReceipt> {
  const { db, images, now, sendsMail } = context;
  const { idempotency } = submitted;
  const record = toRecord(context, submitted);
  const sender = await toSenderKeys(context.address, submitted.enquiry, context.isLocal);
  try {
    return await runOnce(db, { idempotency, createReusedError: idempotencyKeyReused }, now, async (store) => {
      const waiting = await findWaiting(images, idempotency);
      if (waiting) return waiting;
      const [isOverAddressLimit, plan, dueAt] = await Promise.all([
        limitEnquiry(db, { sender, sentAt: now, accessHash: record.accessHash }, now),
        planNewAlerts(context, record.service),
        findDueAt(db, record),
      ]);
      record.spam ||= isOverAddressLimit;
      const receipt = toReceipt(record);
      await batch(db, ...store(receipt), ...storeEnquiry(record, { dueAt, sendsMail, plan }));
      return receipt;
    });
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return receiveInSpool(context, record, sender, idempotency);
  }
}

/** The receipt of a request that was spooled and is not in the database yet. */
async function findWaiting(
  images: ImageStore,
  idempotency: SubmittedEnquiry["idempotency"],
): Promise<EnquiryReceipt | undefined> {
  try {
    return await findSpooledReceipt(images, idempotency);
  } catch (error) {
    // The database is available, so an unavailable spool must not stop an enquiry.
    if (error instanceof StorageUnavailable) return undefined;
    throw error;
  }
}

async function receiveInSpool(
  { images, limiter }: EnquiryContext,
  record: EnquiryRecord,
  sender: SenderKeys,
  idempotency: SubmittedEnquiry["idempotency"],
): Promise<EnquiryReceipt> {
  const waiting = await findSpooledReceipt(images, idempotency);
  if (waiting) return waiting;
  const isOverAddressLimit = await limitSpooledEnquiry(limiter, sender);
  return spoolEnquiry(images, {
    record: { ...record, spam: record.spam || isOverAddressLimit },
    idempotency,
    sender,
    isOverAddressLimit,
  });
}

function toRecord(context: EnquiryContext, { service, enquiry }: SubmittedEnquiry): EnquiryRecord {
  const id = crypto.randomUUID();
  const { website, elapsed_ms, no_email: _, ...stored } = enquiry;
  const { spam, possible_spam: possibleSpam } = findSpamSigns({ website, elapsed_ms });
  return {
    id,
    reference: enquiryReference(id),
    service,
    enquiry: stored,
    spam,
    possibleSpam,
    submittedAt: context.now.toISOString(),
    accessHash: context.accessHash,
  };
}
