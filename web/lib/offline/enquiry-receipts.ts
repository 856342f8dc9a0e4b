import type { ServiceSlug } from "#contract/services/services.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { readStored, writeStored } from "../storage/stored-value.ts";

/** Receipt of a sent enquiry or booking, stored in this browser. */
export interface Receipt {
  /** The Idempotency-Key of the request; null for a form that was posted without a script. */
  key: string | null;
  /** null if the response lacked it. It proves to the server that the enquiry was sent from this browser. null for bookings. */
  id: string | null;
  /** Path of the page of an appointment. */
  link?: string;
  reference: string | null;
  service: ServiceSlug;
  /** The account that was signed in; missing for an anonymous visitor. */
  account?: string | undefined;
  /** ISO 8601, from the browser's clock. */
  sent_at: string;
}

const maxReceipts = 50;

function isList(value: unknown): value is Receipt[] {
  return Array.isArray(value);
}

/** Returns the receipts of this browser, newest first. */
export function readReceipts(): Receipt[] {
  return readStored(storageKeys.receipts, isList) ?? [];
}

export function saveReceipt(receipt: Receipt): void {
  writeStored(storageKeys.receipts, [receipt, ...readReceipts()].slice(0, maxReceipts));
}

/** Deletes the receipts of an account: it lists its enquiries itself, and the link of a booking opens it for anyone. */
export function deleteReceipts(account: string): void {
  const receipts = readReceipts();
  const others = receipts.filter((receipt) => receipt.account !== account);
  if (others.length < receipts.length) writeStored(storageKeys.receipts, others);
}
