import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { comparableEmail } from "#contract/people/email-forms.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { spoolFolders, unreadableFolder } from "#worker/storage/spool.ts";
import { toReceipt } from "./enquiries.repository.ts";
import { parseSpooledEnquiry, type SpooledEnquiry, toSpoolJson } from "./spool/spooled-enquiry.ts";

const folder = spoolFolders.enquiries;
const unreadableEnquiries = folder.replace(/^spool\//, unreadableFolder);

/** A repeated request has the same key, so that it is spooled once. */
const objectKey = ({ scope, keyHash }: IdempotentRequest) => `${folder}${scope.replaceAll("/", "-")}-${keyHash}.json`;

/**
 * Returns the receipt of a request that waits in the spool; undefined if it does not.
 * @throws ApiError 422 for a key used with another body; StorageUnavailable
 */
export async function findSpooledReceipt(
  images: ImageStore,
  idempotency: IdempotentRequest | undefined,
): Promise<EnquiryReceipt | undefined> {
  const text = idempotency && (await images.readText(objectKey(idempotency)));
  if (!idempotency || !text) return undefined;
  const parsed = parseSpooledEnquiry(text);
  if ("unreadable" in parsed) return undefined;
  if (parsed.spooled.idempotency?.bodyHash !== idempotency.bodyHash) throw idempotencyKeyReused();
  return toReceipt(parsed.spooled.record);
}

/**
 * Stores an enquiry in the image store while the database is unavailable. A repeated request is stored once.
 * @throws ApiError 422 for a key used with another body; StorageUnavailable
 */
export async function spoolEnquiry(images: ImageStore, spooled: SpooledEnquiry): Promise<EnquiryReceipt> {
  const { record, idempotency } = spooled;
  const bytes = new TextEncoder().encode(toSpoolJson(spooled));
  const key = idempotency ? objectKey(idempotency) : `${folder}${record.id}.json`;
  if (await images.putNew(key, bytes, "application/json")) return toReceipt(record);
  const earlier = await findSpooledReceipt(images, idempotency);
  if (earlier) return earlier;
  // The earlier object is unreadable, or has just been moved to the database, which stores a repeated request once.
  await images.put(`${folder}${record.id}.json`, bytes, "application/json");
  return toReceipt(record);
}

interface SpoolMatch {
  key: string;
  /** Undefined if the object is unreadable. */
  record: SpooledEnquiry["record"] | undefined;
}

/** Finds the objects about one person, including those that were set aside. */
async function findByEmail(images: ImageStore, email: string): Promise<SpoolMatch[]> {
  const matches: SpoolMatch[] = [];
  for (const prefix of [folder, unreadableEnquiries]) {
    let objects = await images.walk(prefix, undefined);
    while (objects.length > 0) {
      for (const { key } of objects) {
        const text = await images.readText(key);
        if (text === null) continue;
        const parsed = parseSpooledEnquiry(text);
        const record = "spooled" in parsed ? parsed.spooled.record : undefined;
        // The e-mail address of an unreadable object may be anywhere in its text.
        const isMatch = record
          ? comparableEmail(record.enquiry.email) === comparableEmail(email)
          : text.toLowerCase().includes(email.toLowerCase());
        if (isMatch) matches.push({ key, record });
      }
      objects = await images.walk(prefix, objects.at(-1)?.key);
    }
  }
  return matches;
}

/** Finds and deletes the spooled enquiries of one person. */
export const spooledEnquiries = {
  async find(images: ImageStore, email: string) {
    const matches = await findByEmail(images, email);
    return matches.flatMap(({ record }) => {
      if (!record) return [];
      const { id, reference, service, enquiry, submittedAt } = record;
      return [{ id, reference, service, ...enquiry, submitted_at: submittedAt }];
    });
  },
  async remove(images: ImageStore, email: string) {
    const matches = await findByEmail(images, email);
    for (const { key } of matches) await images.delete(key);
    return matches.length;
  },
};
