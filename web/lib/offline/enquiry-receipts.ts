import type { ServiceSlug } from "#contract/services/services.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { readStored, writeStored } from "../storage/stored-value.ts";

/** That an enquiry has arrived: what the service answered, and when. */
export interface Receipt {
  /** The Idempotency-Key it was sent with; null when the page's form was sent without a script. */
  key: string | null;
  id: string | null;
  reference: string | null;
  service: ServiceSlug;
  /** ISO 8601, by this browser's clock. */
  sent_at: string;
}

const mostKept = 50;

function isList(value: unknown): value is Receipt[] {
  return Array.isArray(value);
}

/** What was sent from this browser, newest first. */
export function readReceipts(): Receipt[] {
  return readStored(storageKeys.receipts, isList) ?? [];
}

export function saveReceipt(receipt: Receipt): void {
  writeStored(storageKeys.receipts, [receipt, ...readReceipts()].slice(0, mostKept));
}
