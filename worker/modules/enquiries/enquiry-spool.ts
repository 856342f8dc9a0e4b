import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { nameKey } from "#shared/people/contact-key.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { comparablePhone, readPhoneNumber } from "#shared/people/phone-number.ts";
import { keepDigits } from "#shared/people/phone-text.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { spoolFolders, unreadableFolder } from "#worker/storage/spool.ts";
import { toReceipt } from "./enquiries.repository.ts";
import { parseSpooledEnquiry, type SpooledEnquiry } from "./spool/spooled-enquiry.ts";

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
  const bytes = new TextEncoder().encode(JSON.stringify(spooled));
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

/** The addresses and numbers of a person. */
interface Sender {
  emails: readonly string[];
  phones: readonly string[];
  /** The name of a known person, whose numbers they are, whatever address an enquiry has. Else it has none. */
  name?: string | undefined;
  /** Numbers that other people have too. An enquiry with one is the person's if it has the name. */
  sharedPhones?: readonly string[];
}

function isSentBy({ enquiry }: SpooledEnquiry["record"], sender: Sender): boolean {
  const { emails, phones, name, sharedPhones = [] } = sender;
  const hasEmail = emails.some((email) => comparableEmail(enquiry.email) === comparableEmail(email));
  const number = comparablePhone(enquiry.phone_number);
  const hasOneOf = (all: readonly string[]) => all.some((phone) => comparablePhone(phone) === number);
  if (hasEmail || name === undefined) return hasEmail || (enquiry.email === "" && hasOneOf(phones));
  return hasOneOf(phones) || (hasOneOf(sharedPhones) && nameKey(enquiry.name) === nameKey(name));
}

/** Finds the objects about one person, including those that were set aside. */
async function findBySender(images: ImageStore, sender: Sender): Promise<SpoolMatch[]> {
  const matches: SpoolMatch[] = [];
  for (const prefix of [folder, unreadableEnquiries]) {
    let objects = await images.list(prefix, undefined);
    while (objects.length > 0) {
      for (const { key } of objects) {
        const text = await images.readText(key);
        if (text === null) continue;
        const parsed = parseSpooledEnquiry(text);
        const record = "spooled" in parsed ? parsed.spooled.record : undefined;
        // The address or number in an unreadable object may be anywhere in its text.
        const isMatch = record ? isSentBy(record, sender) : hasContact(text, sender);
        if (isMatch) matches.push({ key, record });
      }
      objects = await images.list(prefix, objects.at(-1)?.key);
    }
  }
  return matches;
}

function hasContact(text: string, { emails, phones }: Sender): boolean {
  const lowerCase = text.toLowerCase();
  if (emails.some((email) => lowerCase.includes(email.toLowerCase()))) return true;
  const digits = text.replaceAll(/[ +().-]/g, "");
  return phones.some((phone) => digits.includes(readPhoneNumber(phone)?.national ?? keepDigits(phone)));
}

/** Finds and deletes the spooled enquiries of one person. */
export const spooledEnquiries = {
  async find(images: ImageStore, sender: Sender) {
    const matches = await findBySender(images, sender);
    return matches.flatMap(({ record }) => {
      if (!record) return [];
      const { id, reference, service, enquiry, submittedAt } = record;
      return [{ id, reference, service, ...enquiry, submitted_at: submittedAt }];
    });
  },
  /** @param chosen the ids of the enquiries that are deleted; null for all, with those that are unreadable */
  async remove(images: ImageStore, sender: Sender, chosen: readonly string[] | null) {
    const found = await findBySender(images, sender);
    const matches = found.filter(({ record }) => chosen === null || (record && chosen.includes(record.id)));
    for (const { key } of matches) await images.delete(key);
    return matches.length;
  },
};
