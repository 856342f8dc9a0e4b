import type { BookingReceipt } from "#contract/appointments/booking.ts";
import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { maxWait, readRetryAfter } from "#web/lib/api/retry-after.ts";
import { deleteDraft } from "#web/lib/forms/drafts.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { type Receipt, readReceipts, saveReceipt } from "#web/lib/offline/enquiry-receipts.ts";
import {
  deleteOutboxItem,
  type OutboxItem,
  type Refusal,
  readOutboxItem,
  saveOutboxItem,
} from "#web/lib/outbox/outbox.ts";
import { readAccountId } from "#web/lib/session/account-id.ts";
import { accountOfForm, isOfOtherAccount } from "#web/site/lib/drafts/visitor-forms.ts";
import { itemLock, retryPeriod, temporaryStatuses } from "#web/site/lib/offline/background-item.ts";
import { deleteBackgroundItem, readBackgroundItem, sendInBackground } from "./background-outbox.ts";
import { findRoute } from "./outbox-endpoint.ts";

export type DeliveryResult =
  | { state: "sent"; receipt: Receipt }
  /** Not confirmed. With `isSaved` it stays in the outbox and is retried automatically. */
  | { state: "waiting"; isSaved: boolean }
  /** Refused: the visitor has to change it or send it again. */
  | { state: "returned"; refusal: Refusal }
  /** Changed, removed or being sent in another tab or by the service worker. */
  | { state: "superseded" };

/**
 * Statuses below 500 that are retried after a press of the button. A 429 is not one of them: the visitor waits for the
 * result, and reads at once why the enquiry was not accepted.
 */
const statusesRetriedAfterPress = [408];

const unconfirmed = "We could not confirm that this was sent. If you have not heard from us, please send it again.";

/** Sends an enquiry whose button was pressed. Only one tab sends it at a time. */
export async function deliverOutboxItem(item: OutboxItem): Promise<DeliveryResult> {
  const delivery = await withItemLock(item.key, {}, async () => {
    const result = await recordBackgroundResult(item);
    return result ?? (navigator.onLine ? attemptDelivery(item, statusesRetriedAfterPress) : keepWaiting(item));
  });
  // After the lock is released, so that the service worker can start at once.
  if (delivery.state === "waiting" && delivery.isSaved) await passToServiceWorker(item);
  return delivery;
}

/** Sends a waiting enquiry in the background, unless another tab is sending it or the visitor has to check it first. */
export async function retryOutboxItem(stored: OutboxItem): Promise<DeliveryResult> {
  if (stored.returned) return { state: "superseded" };
  return withItemLock(stored.key, { ifAvailable: true }, async (isHeld): Promise<DeliveryResult> => {
    if (!isHeld) return { state: "superseded" };
    const result = await recordBackgroundResult(stored);
    if (result) return result;
    const copy = await readBackgroundItem(stored.key);
    const item = {
      ...stored,
      firstTried: stored.firstTried ?? copy?.firstTried,
      notBefore: Math.max(stored.notBefore ?? 0, copy?.notBefore ?? 0),
    };
    if (item.firstTried !== undefined && Date.now() - item.firstTried > retryPeriod) {
      return markReturned(item, { message: unconfirmed, problems: {} });
    }
    if (!navigator.onLine || remainingWait(item) > 0) return { state: "waiting", isSaved: true };
    return attemptDelivery(item, temporaryStatuses);
  });
}

/**
 * Takes a waiting enquiry out of the outbox, so that the visitor can edit it. If it is being sent, this waits for the result,
 * because a tap on Edit must not be ignored.
 * @returns false if it has been sent
 */
export function withdrawOutboxItem(item: OutboxItem): Promise<boolean> {
  return withItemLock(item.key, {}, async () => {
    if (await recordBackgroundResult(item)) return false;
    // It may have been sent while this waited.
    if (readOutboxItem(item.form)?.key !== item.key) return false;
    await deleteBackgroundItem(item.key);
    deleteOutboxItem(item.form);
    return true;
  });
}

/** @param act gets whether it holds the lock: always, except with `ifAvailable` */
async function withItemLock<Result>(
  key: string,
  options: LockOptions,
  act: (isHeld: boolean) => Promise<Result>,
): Promise<Result> {
  // Without locks two tabs may both send; the idempotency key still prevents a duplicate.
  if (!navigator.locks) return act(true);
  return navigator.locks.request<Promise<Result>>(itemLock(key), options, (lock) => act(lock !== null));
}

/** Gives the enquiry to the service worker, and stores whether it has taken it. */
async function passToServiceWorker({ key, form }: OutboxItem): Promise<void> {
  const item = readOutboxItem(form);
  if (item?.key !== key || item.inBackground || !(await sendInBackground(item))) return;
  const latest = readOutboxItem(form);
  if (latest?.key === key) saveOutboxItem({ ...latest, inBackground: true });
  // It was delivered or taken back in the meantime.
  else await deleteBackgroundItem(key);
}

/** Records what the service worker has received for an enquiry. Returns undefined if it has not sent it. */
async function recordBackgroundResult(item: OutboxItem): Promise<DeliveryResult | undefined> {
  const { result } = (await readBackgroundItem(item.key)) ?? {};
  if (!result) return undefined;
  if (result.status < 400) return recordDelivery(item, result.body);
  return markRefused(item, new ApiError(result.status, "", result.body));
}

/** @param retriedStatuses statuses below 500 that are retried later */
async function attemptDelivery(item: OutboxItem, retriedStatuses: readonly number[]): Promise<DeliveryResult> {
  const receipt = readReceipts().find(({ key }) => key === item.key);
  if (receipt) return { state: "sent", receipt };
  const stored = readOutboxItem(item.form);
  if (stored && stored.key !== item.key) return { state: "superseded" };
  saveOutboxItem({ ...item, firstTried: item.firstTried ?? Date.now(), returned: undefined });
  const route = findRoute(item);
  if (!route) return markReturned(item, { message: "Unknown service type", problems: {} });
  // Otherwise the server would add it to the account that is signed in now, which may be another visitor's. The receipt on
  // this phone lets the visitor who wrote it claim it.
  const isAnonymous = accountOfForm(item.form) !== readAccountId();
  try {
    const response = await apiSend(route, { body: item.body, idempotencyKey: item.key, isAnonymous });
    return await recordDelivery(item, response);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && !retriedStatuses.includes(error.status);
    return isRefused ? markRefused(item, error) : markWaiting(item, error);
  }
}

/** Returns how long an enquiry must still wait, in milliseconds. */
function remainingWait({ notBefore = 0 }: OutboxItem): number {
  const wait = notBefore - Date.now();
  // A longer wait than was ever stored means that the clock was set back.
  return wait > maxWait ? 0 : wait;
}

function keepWaiting({ key, form }: OutboxItem): DeliveryResult {
  return { state: "waiting", isSaved: readOutboxItem(form)?.key === key };
}

/** Leaves the enquiry in the outbox, and respects the server's `Retry-After`. */
function markWaiting({ key, form }: OutboxItem, error: unknown): DeliveryResult {
  const item = readOutboxItem(form);
  if (item?.key !== key) return { state: "waiting", isSaved: false };
  const wait = error instanceof ApiError ? readRetryAfter(error.retryAfter) : 0;
  const notBefore = wait > 0 ? Date.now() + wait : item.notBefore;
  saveOutboxItem({ ...item, notBefore, failed: error instanceof ApiError });
  return { state: "waiting", isSaved: true };
}

/** Stores the receipt. A success without a reference is still a success. */
async function recordDelivery({ key, kind, form, service }: OutboxItem, response: unknown): Promise<DeliveryResult> {
  const { id = null, reference = null, manage_url } = (response ?? {}) as Partial<EnquiryReceipt & BookingReceipt>;
  const shared = { key, reference, service, account: accountOfForm(form), sent_at: new Date().toISOString() };
  const link = manage_url && new URL(manage_url, location.origin).pathname;
  const receipt: Receipt = kind === "appointment" ? { ...shared, id: null, ...(link && { link }) } : { ...shared, id };
  // The next person on the device could add the enquiry to their account.
  if (!isOfOtherAccount(form)) saveReceipt(receipt);
  deleteDraft(form);
  await deleteBackgroundItem(key);
  deleteOutboxItem(form);
  return { state: "sent", receipt };
}

function markRefused(item: OutboxItem, error: ApiError): Promise<DeliveryResult> {
  const { status, body } = error;
  return markReturned(item, {
    message: error.detail ?? error.message,
    problems: readFieldProblems(body),
    status,
    body,
  });
}

async function markReturned(item: OutboxItem, refusal: Refusal): Promise<DeliveryResult> {
  await deleteBackgroundItem(item.key);
  saveOutboxItem({ ...item, returned: refusal });
  return { state: "returned", refusal };
}
