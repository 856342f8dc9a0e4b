import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { isDuplicateRequest, storeResponse } from "#worker/db/idempotency-records.ts";
import { batch } from "#worker/db/query.ts";
import type { IdempotentRequest } from "#worker/http/idempotency.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { type EnquiryRecord, storeEnquiry, toReceipt } from "./enquiries.repository.ts";

const prefix = "spool/enquiries/";
/** Enquiries moved to the database by one cron run. */
const maxPerRun = 200;

/** The JSON of a spooled enquiry. */
interface SpooledEnquiry {
  record: EnquiryRecord;
  call?: IdempotentRequest;
}

/** Stores an enquiry in the image store while the database is unavailable. A repeated request is stored once. */
export async function spoolEnquiry(
  images: ImageStore,
  record: EnquiryRecord,
  call: IdempotentRequest | undefined,
): Promise<EnquiryReceipt> {
  const key = `${prefix}${call ? `${call.scope.replaceAll("/", "-")}-${call.key}` : record.id}.json`;
  const earlier = call && (await images.readText(key));
  if (earlier) return toReceipt((JSON.parse(earlier) as SpooledEnquiry).record);
  const bytes = new TextEncoder().encode(JSON.stringify({ record, call } satisfies SpooledEnquiry));
  await images.put(key, bytes, "application/json");
  return toReceipt(record);
}

/**
 * Moves spooled enquiries to the database and deletes each from the spool once it is stored. A request that the database
 * has already processed, so that only its response was lost, is not stored again.
 * @returns the number of enquiries processed
 */
export async function drainEnquirySpool(db: D1Database, images: ImageStore, sendsMail: boolean): Promise<number> {
  const keys = await images.list(prefix, maxPerRun);
  for (const key of keys) {
    const text = await images.readText(key);
    if (text === null) continue;
    const { record, call } = JSON.parse(text) as SpooledEnquiry;
    const response = call ? storeResponse(call, toReceipt(record), new Date(record.submittedAt)) : [];
    try {
      await batch(db, ...response, ...storeEnquiry(record, sendsMail));
    } catch (error) {
      if (!isDuplicateRequest(error)) throw error;
    }
    await images.delete(key);
  }
  return keys.length;
}

async function findByEmail(images: ImageStore, email: string): Promise<{ key: string; record: EnquiryRecord }[]> {
  const matches: { key: string; record: EnquiryRecord }[] = [];
  let after: string | undefined;
  do {
    const objects = await images.walk(prefix, after);
    for (const { key } of objects) {
      const text = await images.readText(key);
      if (text === null) continue;
      const { record } = JSON.parse(text) as SpooledEnquiry;
      if (record.enquiry.email.toLowerCase() === email.toLowerCase()) matches.push({ key, record });
    }
    after = objects.at(-1)?.key;
  } while (after !== undefined);
  return matches;
}

/** Finds and deletes the spooled enquiries of one person. */
export const spooledEnquiries = {
  async find(images: ImageStore, email: string) {
    const matches = await findByEmail(images, email);
    return matches.map(({ record: { id, reference, service, enquiry, submittedAt } }) => ({
      id,
      reference,
      service,
      ...enquiry,
      submitted_at: submittedAt,
    }));
  },
  async remove(images: ImageStore, email: string) {
    const matches = await findByEmail(images, email);
    for (const { key } of matches) await images.delete(key);
    return matches.length;
  },
};
