import { type Enquiry, type EnquiryReceipt, isLikelySpam } from "#contract/enquiries/enquiry.ts";
import { sha256 } from "#contract/http/sha256.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import { incrementThrottle, type ThrottleLimit } from "#worker/db/throttle.ts";
import { type IdempotentRequest, idempotencyKeyReused } from "#worker/http/idempotency.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { tooManyEnquiries } from "./enquiries.errors.ts";
import { type EnquiryRecord, storeEnquiry, toReceipt } from "./enquiries.repository.ts";
import { spoolEnquiry } from "./enquiry-spool.ts";

/** Per IP address and e-mail together, because a mobile carrier shares one address between many customers. */
const senderLimit: ThrottleLimit = { times: 5, seconds: 600 };
/** Enquiries of all senders. Above this limit, enquiries are stored as suspected spam. */
const hourlyLimit: ThrottleLimit = { times: 120, seconds: 3600 };

export interface EnquiryContext {
  db: D1Database;
  images: ImageStore;
  now: Date;
  /** The sender's IP address. */
  address: string;
  /** The hash of the sender's access token. */
  accessHash: string | null;
  /** Whether new enquiries are mailed to the business. */
  sendsMail: boolean;
}

export interface SubmittedEnquiry {
  service: ServiceSlug;
  enquiry: Enquiry;
  /** Set when the request has an idempotency key. */
  call?: IdempotentRequest;
}

/**
 * Stores an enquiry in the database or, while that is unavailable, in the spool.
 * @throws ApiError 422 for a key used with another body, 429 for too many enquiries of one sender; StorageUnavailable
 *   when neither store is available
 */
export async function receiveEnquiry(context: EnquiryContext, submitted: SubmittedEnquiry): Promise<EnquiryReceipt> {
  const { db, images, now, sendsMail } = context;
  const { call } = submitted;
  const record = toRecord(context, submitted);
  try {
    return await runOnce(db, { call, createReusedError: idempotencyKeyReused }, now, async (store) => {
      const isHourlyLimitExceeded = await countEnquiry(context, submitted.enquiry.email);
      record.spam ||= isHourlyLimitExceeded;
      const receipt = toReceipt(record);
      await batch(db, ...store(receipt), ...storeEnquiry(record, sendsMail));
      return receipt;
    });
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return spoolEnquiry(images, record, call);
  }
}

function toRecord(context: EnquiryContext, { service, enquiry }: SubmittedEnquiry): EnquiryRecord {
  const id = crypto.randomUUID();
  const { website, elapsed_ms, ...stored } = enquiry;
  return {
    id,
    reference: `E-${id.slice(0, 8).toUpperCase()}`,
    service,
    enquiry: stored,
    spam: isLikelySpam({ website, elapsed_ms }),
    submittedAt: context.now.toISOString(),
    accessHash: context.accessHash,
  };
}

/**
 * Counts an enquiry. Returns whether the limit of all senders is exceeded.
 * @throws ApiError 429 when the sender's limit is exceeded
 */
async function countEnquiry({ db, now, address }: EnquiryContext, email: string): Promise<boolean> {
  const senderKey = await sha256(`enquiry ${address} ${email.toLowerCase()}`);
  const [sender, all] = await query(
    db,
    incrementThrottle(senderKey, senderLimit, now),
    incrementThrottle("enquiries", hourlyLimit, now),
  );
  if (sender.isExceeded) throw tooManyEnquiries(sender.retryAfterSeconds);
  return all.isExceeded;
}
