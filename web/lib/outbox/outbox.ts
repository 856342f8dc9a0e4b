import { useSyncExternalStore } from "react";
import type { EnquirySource } from "#contract/enquiries/enquiry-source.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, listStoredKeys, readStored, writeStored } from "#web/lib/storage/stored-value.ts";

/** An enquiry or a booking that was submitted but not yet confirmed by the server. Stored in this browser. */
export interface OutboxItem {
  /** Idempotency key: the server accepts the item once, however often it is sent. */
  key: string;
  /** What it is: an enquiry by default. */
  kind?: "appointment";
  /** Stored name of its form, with the account of a signed-in visitor. Each has at most one item. */
  form: string;
  /** Path and query of the form's page. */
  page: string;
  service: ServiceSlug;
  /** Never changes, because the server refuses another body under the same key. */
  body: Record<string, string | number | boolean | EnquirySource>;
  /** Shown when it has been sent. */
  success: { title: string; text: string };
  /** Time of the first attempt, in milliseconds. Absent while the browser was offline. */
  firstTried?: number | undefined;
  /** Time before which it is not retried, in milliseconds. */
  notBefore?: number | undefined;
  /** The service responded to the last attempt with an error, so the browser was online. */
  failed?: boolean;
  /** The service worker has a copy and sends it, even if no page is open. */
  inBackground?: boolean;
  /** Set when the server refused it. */
  returned?: Refusal;
}

export interface Refusal {
  message: string;
  /** Messages by field. */
  problems: Record<string, string>;
  /** Status and body of the response, if there was one. */
  status?: number;
  body?: unknown;
}

/** Returns a random idempotency key. `crypto.randomUUID` is missing on plain HTTP. */
export const createOutboxKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const prefix = storageKeys.outbox("");
const listeners = new Set<() => void>();
const cache = new Map<string, { text: string | null; item: OutboxItem | undefined }>();

function isItem(value: unknown): value is OutboxItem {
  return typeof value === "object" && value !== null && "key" in value && "form" in value && "body" in value;
}

/** Returns a form's item. Unchanged text gives the same object, as `useSyncExternalStore` requires. */
export function readOutboxItem(form: string): OutboxItem | undefined {
  const name = storageKeys.outbox(form);
  let text: string | null = null;
  try {
    text = localStorage.getItem(name);
  } catch {
    // Storage is blocked.
  }
  const cached = cache.get(form);
  if (cached && cached.text === text) return cached.item;
  const item = text === null ? undefined : readStored(name, isItem);
  cache.set(form, { text, item });
  return item;
}

/** Returns false when this browser stores nothing. */
export function saveOutboxItem(item: OutboxItem): boolean {
  writeStored(storageKeys.outbox(item.form), item);
  notify();
  return readOutboxItem(item.form)?.key === item.key;
}

export function deleteOutboxItem(form: string): void {
  deleteStored(storageKeys.outbox(form));
  notify();
}

/** Returns the items of all forms. */
export function readOutbox(): OutboxItem[] {
  return listStoredKeys(prefix).flatMap((name) => readOutboxItem(name.slice(prefix.length)) ?? []);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs report their changes with this event; a null key means that the storage was cleared.
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && listener();
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** Follows a form's item. Undefined on the server and during hydration. */
export function useOutboxItem(form: string): OutboxItem | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readOutboxItem(form),
    () => undefined,
  );
}
