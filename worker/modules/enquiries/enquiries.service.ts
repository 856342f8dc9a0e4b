import { type Enquiry, type EnquiryReceipt, isLikelySpam } from "#contract/enquiries/enquiry.ts";
import { StorageUnavailable } from "#contract/http/api-error.ts";
import { sha256 } from "#contract/http/sha256.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { findStoredResponse, isDuplicateRequest } from "#worker/db/idempotency-records.ts";
import { batch, query } from "#worker/db/query.ts";
import { incrementThrottle, type ThrottleLimit } from "#worker/db/throttle.ts";
import { type IdempotentRequest, idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { tooManyEnquiries } from "./enquiries.errors.ts";
import { type EnquiryRecord, storeEnquiry, toReceipt } from "./enquiries.repository.ts";
import { spoolEnquiry } from "./enquiry-spool.ts";

/** One sender: an address and an e-mail together, since a mobile carrier puts a town behind one address. */
const perSender: ThrottleLimit = { times: 5, seconds: 600 };
/** Beyond this many an hour from everybody, enquiries are kept as suspected spam. */
const perHour: ThrottleLimit = { times: 120, seconds: 3600 };

/** Where enquiries go, and what the request says of their sender. */
export interface EnquiryContext {
  db: D1Database;
  store: ImageStore;
  now: Date;
  address: string;
  accessHash: string | null;
  /** Whether the staff are told of enquiries by mail. */
  mailed: boolean;
}

export interface SubmittedEnquiry {
  service: ServiceSlug;
  enquiry: Enquiry;
  /** Present when the call may be repeated. */
  call?: IdempotentRequest;
}

/**
 * Takes an enquiry. When this resolves it is stored, in the database or, while that is away, in the spool.
 * @throws 422 for a key used with another body, 429 for too many of one sender, StorageUnavailable when neither store took it
 */
export async function receiveEnquiry(desk: EnquiryContext, sent: SubmittedEnquiry): Promise<EnquiryReceipt> {
  const record = toRecord(desk, sent);
  try {
    const known = await firstAnswer(desk, sent, record);
    if (known) return known;
    await batch(desk.db, ...storeEnquiry(record, sent.call, desk.mailed));
    return toReceipt(record);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    if (sent.call && isDuplicateRequest(error)) return answerOf(desk, sent.call);
    return spoolEnquiry(desk.store, record, sent.call);
  }
}

function toRecord(desk: EnquiryContext, { service, enquiry }: SubmittedEnquiry): EnquiryRecord {
  const id = crypto.randomUUID();
  const { website, elapsed_ms, ...kept } = enquiry;
  const spam = isLikelySpam({ website, elapsed_ms });
  const reference = `E-${id.slice(0, 8).toUpperCase()}`;
  return {
    id,
    reference,
    service,
    enquiry: kept,
    spam,
    submittedAt: desk.now.toISOString(),
    accessHash: desk.accessHash,
  };
}

/** What an equal call was answered that came just before this one. */
async function answerOf({ db, now }: EnquiryContext, call: IdempotentRequest): Promise<EnquiryReceipt> {
  const [kept] = await query(db, findStoredResponse<EnquiryReceipt>(call, now));
  if (!kept?.same) throw idempotencyKeyReused();
  return kept.answer;
}

/** The answer that was given to the same call; otherwise counts the sender and marks what comes in a flood. */
async function firstAnswer(desk: EnquiryContext, { call, enquiry }: SubmittedEnquiry, record: EnquiryRecord) {
  const { db, now, address } = desk;
  if (call) {
    const [kept] = await query(db, findStoredResponse<EnquiryReceipt>(call, now));
    if (kept && !kept.same) throw idempotencyKeyReused();
    if (kept) return kept.answer;
  }
  const sender = await sha256(`enquiry ${address} ${enquiry.email.toLowerCase()}`);
  const [one, all] = await query(
    db,
    incrementThrottle(sender, perSender, now),
    incrementThrottle("enquiries", perHour, now),
  );
  if (one.passed) throw tooManyEnquiries(one.retryAfterSeconds);
  record.spam ||= all.passed;
  return undefined;
}
