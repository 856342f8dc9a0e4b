import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { isDuplicateRequest } from "#worker/db/idempotency-records.ts";
import { batch } from "#worker/db/query.ts";
import type { IdempotentRequest } from "#worker/http/idempotency.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { type EnquiryRecord, storeEnquiry, toReceipt } from "./enquiries.repository.ts";

const prefix = "spool/enquiries/";
/** Enquiries moved into the database by one run of the cron. */
const perRun = 200;

interface Spooled {
  record: EnquiryRecord;
  call?: IdempotentRequest;
}

/** Keeps an enquiry beside the pictures while the database does not take it; a repeated call is kept once. */
export async function spoolEnquiry(
  store: ImageStore,
  record: EnquiryRecord,
  call: IdempotentRequest | undefined,
): Promise<EnquiryReceipt> {
  const key = `${prefix}${call ? `${call.scope.replaceAll("/", "-")}-${call.key}` : record.id}.json`;
  const before = call && (await store.readText(key));
  if (before) return toReceipt((JSON.parse(before) as Spooled).record);
  const bytes = new TextEncoder().encode(JSON.stringify({ record, call } satisfies Spooled));
  await store.put(key, bytes, "application/json");
  return toReceipt(record);
}

/**
 * Moves spooled enquiries into the database; each is removed only after the database has it, and one whose call
 * the database knows already, since only its answer was lost, is not stored again.
 * @returns how many were looked at
 */
export async function drainEnquirySpool(db: D1Database, store: ImageStore, mailed: boolean): Promise<number> {
  const keys = await store.list(prefix, perRun);
  for (const key of keys) {
    const text = await store.readText(key);
    if (text === null) continue;
    const { record, call } = JSON.parse(text) as Spooled;
    try {
      await batch(db, ...storeEnquiry(record, call, mailed));
    } catch (error) {
      if (!isDuplicateRequest(error)) throw error;
    }
    await store.delete(key);
  }
  return keys.length;
}

/** Every spooled enquiry that was sent with an address. */
async function spooledBy(store: ImageStore, email: string): Promise<{ key: string; record: EnquiryRecord }[]> {
  const found: { key: string; record: EnquiryRecord }[] = [];
  let after: string | undefined;
  do {
    const objects = await store.walk(prefix, after);
    for (const { key } of objects) {
      const text = await store.readText(key);
      if (text === null) continue;
      const { record } = JSON.parse(text) as Spooled;
      if (record.enquiry.email.toLowerCase() === email.toLowerCase()) found.push({ key, record });
    }
    after = objects.at(-1)?.key;
  } while (after !== undefined);
  return found;
}

/** What waits in the spool of one person, for those who owe it to them. */
export const spooledEnquiries = {
  async find(store: ImageStore, email: string) {
    const found = await spooledBy(store, email);
    return found.map(({ record: { id, reference, service, enquiry, submittedAt } }) => ({
      id,
      reference,
      service,
      ...enquiry,
      submitted_at: submittedAt,
    }));
  },
  async remove(store: ImageStore, email: string) {
    const found = await spooledBy(store, email);
    for (const { key } of found) await store.delete(key);
    return found.length;
  },
};
