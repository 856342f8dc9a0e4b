import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { findService } from "#contract/services/services.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { deleteDraft } from "#web/lib/forms/drafts.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { type Receipt, readReceipts, saveReceipt } from "#web/lib/offline/enquiry-receipts.ts";
import { deleteOutboxItem, type OutboxItem, type Refusal, readOutboxItem, saveOutboxItem } from "./outbox.ts";

/** What became of an attempt. */
export type DeliveryResult =
  | { state: "sent"; receipt: Receipt }
  /** Not arrived as far as anyone knows; `kept` when it will be tried again by itself. */
  | { state: "waiting"; kept: boolean }
  | { state: "returned"; refusal: Refusal }
  /** Changed or taken back in another tab meanwhile. */
  | { state: "gone" };

/** The service knows a repeated key for 24 hours; an enquiry that may have arrived is repeated by itself for less. */
const repeatable = 23 * 3_600_000;
/** However long it wants to be left alone: a clock or a header may be wrong, and somebody waits for an answer. */
const longestWait = 3_600_000;
const unsure =
  "This could not be sent for a day, and we cannot tell whether it reached us. Please send it again if you have not heard from us.";

/** Sends one enquiry because a person asked for it; in one tab at a time. */
export function deliverOutboxItem(item: OutboxItem): Promise<DeliveryResult> {
  return alone(item.key, () => attempt(item, [408]));
}

/** Sends one that was left waiting, unless another tab is at it or the person has to look at it first. */
export async function retryOutboxItem(item: OutboxItem): Promise<DeliveryResult> {
  if (item.returned) return { state: "gone" };
  if (item.firstTried !== undefined && Date.now() - item.firstTried > repeatable) {
    return giveBack(item, { message: unsure, problems: {} });
  }
  if (waitOf(item) > 0) return { state: "waiting", kept: true };
  return alone(item.key, () => attempt(item, [408, 429]), { ifAvailable: true });
}

async function alone(
  key: string,
  act: () => Promise<DeliveryResult>,
  options: { ifAvailable?: boolean } = {},
): Promise<DeliveryResult> {
  // Without locks two tabs may both send; the key lets it arrive once all the same.
  if (!navigator.locks) return act();
  return navigator.locks.request<Promise<DeliveryResult>>(`outbox ${key}`, options, (lock) =>
    lock ? act() : Promise.resolve({ state: "gone" } as const),
  );
}

/** @param passing refusals that are waited out */
async function attempt(item: OutboxItem, passing: number[]): Promise<DeliveryResult> {
  const arrived = readReceipts().find(({ key }) => key === item.key);
  if (arrived) return { state: "sent", receipt: arrived };
  const kept = readOutboxItem(item.form);
  if (kept && kept.key !== item.key) return { state: "gone" };
  saveOutboxItem({ ...item, firstTried: item.firstTried ?? Date.now(), returned: undefined });
  const endpoint = findService(item.service)?.endpoint;
  if (!endpoint) return giveBack(item, { message: "Unknown service type", problems: {} });
  try {
    return arrive(item, await apiSend(endpoint, { body: item.body, idempotencyKey: item.key }));
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status < 500 && !passing.includes(error.status);
    if (!isRefusal) return leaveWaiting(item, error);
    return giveBack(item, { message: error.detail ?? error.message, problems: readFieldProblems(error.body) });
  }
}

/** How much longer an enquiry has to wait, in milliseconds. */
function waitOf({ notBefore = 0 }: OutboxItem): number {
  const wait = notBefore - Date.now();
  // Further away than anything was ever asked for: the clock was set back.
  return wait > longestWait ? 0 : wait;
}

/** Leaves it for later: for as long as the service has asked for, where it has. */
function leaveWaiting({ key, form }: OutboxItem, error: unknown): DeliveryResult {
  const item = readOutboxItem(form);
  if (item?.key !== key) return { state: "waiting", kept: false };
  const wait = error instanceof ApiError && error.retryAfter ? readWait(error.retryAfter) : 0;
  if (wait > 0) saveOutboxItem({ ...item, notBefore: Date.now() + Math.min(wait, longestWait) });
  return { state: "waiting", kept: true };
}

/** `Retry-After` in milliseconds from now: it says seconds or a date; 0 for anything else. */
function readWait(retryAfter: string): number {
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return wait > 0 ? wait : 0;
}

/** That the service took it is what counts; its reference is good to have. */
function arrive({ key, form, service }: OutboxItem, answer: unknown): DeliveryResult {
  const { id = null, reference = null } = (answer ?? {}) as Partial<EnquiryReceipt>;
  const receipt = { key, id, reference, service, sent_at: new Date().toISOString() };
  saveReceipt(receipt);
  deleteDraft(form);
  deleteOutboxItem(form);
  return { state: "sent", receipt };
}

function giveBack(item: OutboxItem, refusal: Refusal): DeliveryResult {
  saveOutboxItem({ ...item, returned: refusal });
  return { state: "returned", refusal };
}
