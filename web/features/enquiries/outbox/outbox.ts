import { useSyncExternalStore } from "react";
import type { ServiceSlug } from "#contract/services/services.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, listStoredKeys, readStored, writeStored } from "#web/lib/storage/stored-value.ts";

/** An enquiry between the press of the button and its arrival. */
export interface OutboxItem {
  /** Made at the press of the button: however often the enquiry is sent, it arrives once. */
  key: string;
  /** The form it comes from; each form has one enquiry under way at most. */
  form: string;
  /** The page that form stands on: path and query. */
  page: string;
  service: ServiceSlug;
  /** As it is sent every time; the service refuses another body under the same key. */
  body: Record<string, string | number>;
  /** What is said when it has arrived. */
  success: { title: string; text: string };
  /** When it was first tried, in milliseconds; absent while there was no signal at all. */
  firstTried?: number;
  /** Before this time, in milliseconds, the service does not want to hear of it again. */
  notBefore?: number;
  /** Why the service did not take it: the person has to look at it again. */
  returned?: Refusal;
}

export interface Refusal {
  message: string;
  /** By field. */
  problems: Record<string, string>;
}

const prefix = storageKeys.outbox("");
const listeners = new Set<() => void>();
const known = new Map<string, { text: string | null; item: OutboxItem | undefined }>();

function isItem(value: unknown): value is OutboxItem {
  return typeof value === "object" && value !== null && "key" in value && "form" in value && "body" in value;
}

/** What a form has under way; equal reads are the same object. */
export function readOutboxItem(form: string): OutboxItem | undefined {
  const name = storageKeys.outbox(form);
  let text: string | null = null;
  try {
    text = localStorage.getItem(name);
  } catch {
    // Without storage nothing is kept.
  }
  const last = known.get(form);
  if (last && last.text === text) return last.item;
  const item = text === null ? undefined : readStored(name, isItem);
  known.set(form, { text, item });
  return item;
}

/** Keeps an enquiry until it has arrived. False when this browser keeps nothing. */
export function saveOutboxItem(item: OutboxItem): boolean {
  writeStored(storageKeys.outbox(item.form), item);
  notify();
  return readOutboxItem(item.form)?.key === item.key;
}

export function deleteOutboxItem(form: string): void {
  deleteStored(storageKeys.outbox(form));
  notify();
}

/** Everything under way, of all forms. */
export function readOutbox(): OutboxItem[] {
  return listStoredKeys(prefix).flatMap((name) => readOutboxItem(name.slice(prefix.length)) ?? []);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab's change arrives as an event; null is a cleared storage.
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && listener();
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** What a form has under way; nothing on the server and while hydrating. */
export function useOutboxItem(form: string): OutboxItem | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readOutboxItem(form),
    () => undefined,
  );
}
