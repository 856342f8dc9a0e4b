import type { NewWaiting, NewWant, WantReceipt } from "#contract/wants/want.ts";
import type { WantFilters } from "#contract/wants/want-filters.ts";
import { contactKey } from "#shared/people/contact-key.ts";
import { sha256 } from "#shared/sha256.ts";
import { describeWant } from "#shared/wants/want-label.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import { insertVisitorMail } from "#worker/db/queued-messages.ts";
import { runOnce } from "#worker/db/run-once.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { isPushEndpoint } from "#worker/lib/push-services.ts";
import { subjectUnknown } from "#worker/modules/appointments/appointments.errors.ts";
import { findSubject } from "#worker/modules/appointments/times/subjects.repository.ts";
import { tooManyFromAddress } from "#worker/modules/enquiries/enquiries.errors.ts";
import { limitEnquiry, toSenderKeys } from "#worker/modules/enquiries/limits/limit-enquiry.service.ts";
import { wantMailId } from "#worker/modules/operations/complete-mail.ts";
import { wantSecret, wantUrl } from "#worker/security/personal-links.ts";
import { findMatches, toSearch } from "./match-want.ts";
import { readHomes, type WantContext } from "./want-context.ts";
import { confirmMail } from "./want-texts.ts";
import { channelOff, unknownPushService } from "./wants.errors.ts";
import { insertWant, type StoredWant } from "./wants.repository.ts";

type Contact = Omit<NewWant, "kind" | "filters">;
type Wanted = Pick<StoredWant, "kind" | "filters" | "label">;
const suspectedSeconds = 600;

/** Stores that a visitor looks for a home. @throws ApiError 422, 429 like an enquiry */
export async function receiveWant(
  context: WantContext,
  { kind, filters, ...contact }: NewWant,
  idempotency?: IdempotentRequest,
): Promise<WantReceipt> {
  const wanted = { kind, filters };
  const search = toSearch(wanted);
  const matches = findMatches(await readHomes(context), wanted).length;
  return receive(context, { ...wanted, label: search ? describeWant(search) : "" }, contact, matches, idempotency);
}

/** Stores that a visitor waits for a free time. @throws ApiError 422 also for an unknown course or professional, 429 */
export async function receiveWaiting(
  context: WantContext,
  { kind, course_id, professional_id, days, ...contact }: NewWaiting,
  idempotency?: IdempotentRequest,
): Promise<WantReceipt> {
  const id = (kind === "lesson" ? course_id : professional_id) ?? "";
  const [subject] = await query(context.db, findSubject(kind, id));
  if (!subject) throw subjectUnknown(kind);
  const filters: WantFilters = {
    [kind === "lesson" ? "course_id" : "professional_id"]: id,
    ...(days.length > 0 && { days: days.map(String) }),
  };
  return receive(context, { kind, filters, label: describeWaiting(subject.title, days) }, contact, 0, idempotency);
}

const weekdays = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];
const describeWaiting = (title: string, days: readonly number[]) =>
  [`Next free time: ${title}`, ...days.map((day) => weekdays[day - 1])].join(", ");

async function receive(
  context: WantContext,
  wanted: Wanted,
  contact: Contact,
  matches: number,
  idempotency: IdempotentRequest | undefined,
): Promise<WantReceipt> {
  checkChannel(context, contact);
  const { db, now } = context;
  const id = crypto.randomUUID();
  const { channel, website } = contact;
  const receipt = { id, status: channel === "email" ? ("unconfirmed" as const) : ("active" as const), matches };
  const addLink = (stored: typeof receipt): WantReceipt => ({
    ...stored,
    manage_url: channel === "email" ? null : wantUrl(context, stored.id),
  });
  // A robot filled in the hidden field. It gets the answer of the others, and nothing is stored.
  if (website !== undefined && website !== null && website !== "") return addLink(receipt);
  const secret_hash = await sha256(wantSecret(context, id));
  const stored = await runOnce<typeof receipt>(
    db,
    { idempotency, createReusedError: idempotencyKeyReused },
    now,
    async (store) => {
      await limit(context, contact);
      const want = { id, secret_hash, ...wanted, channel, status: receipt.status, ...toContact(contact) };
      await batch(db, ...store(receipt), ...insertWant(want, now), ...askToConfirm(want, now));
      return receipt;
    },
  );
  return addLink(stored);
}

/** @throws ApiError 422 */
function checkChannel({ channels, isDevelopment }: WantContext, { channel, push }: Contact): void {
  if (channel === "email" && !channels.mail) throw channelOff(channel);
  if (channel === "push" && push && !isPushEndpoint(push.endpoint, isDevelopment)) throw unknownPushService();
}

/** Counts it like an enquiry. Who leaves no contact is told from others by the address only. */
async function limit({ db, address, isLocal, now }: WantContext, { channel, ...contact }: Contact): Promise<void> {
  const sent = { push: contact.push?.endpoint, email: contact.email, whatsapp: null, none: crypto.randomUUID() };
  const identity = { email: sent[channel] ?? "", phone_number: contact.phone_number ?? "" };
  const sender = await toSenderKeys(address, identity, isLocal);
  const isSuspected = await limitEnquiry(db, { sender, sentAt: now, accessHash: null }, now);
  if (isSuspected) throw tooManyFromAddress(suspectedSeconds);
}

/** Returns what is stored of a contact: only what the channel needs. No search for a person would find a name without a contact. */
function toContact({ channel, push, email, phone_number, name }: Contact): Partial<StoredWant> {
  if (channel === "push" && push) return { endpoint: push.endpoint, ...push.keys };
  if (channel === "email" && email) return { name, email, contact_key: contactKey("email", email) };
  if (channel === "whatsapp" && phone_number)
    return { name, phone_number, contact_key: contactKey("phone", phone_number) };
  return {};
}

function askToConfirm({ id, kind, label, status, email = null }: StoredWant, now: Date): Statement[] {
  if (status !== "unconfirmed") return [];
  return [insertVisitorMail({ id: wantMailId(id, "confirm"), recipient: email, ...confirmMail({ kind, label }) }, now)];
}
