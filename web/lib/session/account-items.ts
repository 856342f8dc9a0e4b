import { deleteStored, listStoredKeys, readStored, writeStored } from "../storage/stored-value.ts";
import { readAccountRecord } from "./account-record.ts";

/** One kind of what visitors save, such as homes. They are on this device and, for a visitor with an account, in the account. */
export interface AccountItems<Item> {
  /** Where the record of the account is stored. */
  recordKey: string;
  read: () => readonly Item[];
  /** Returns false if this browser cannot store them. The list then stays unchanged. */
  write: (items: readonly Item[]) => boolean;
  /** Undefined for an item that is never in an account. */
  getId: (item: Item) => string | undefined;
  /** How many this device keeps. */
  limit?: number;
}

/** What an account has not received yet. No screen shows it. */
interface Waiting<Item> {
  items: Item[];
  /** The ids of what the visitor removed. */
  removed: string[];
}

const waitingPrefix = (account: string) => `waiting_${account}_`;

function isWaiting<Item>(value: unknown): value is Waiting<Item> {
  return typeof value === "object" && value !== null && "items" in value && "removed" in value;
}

/**
 * Removes what belongs to the account of the record, and the record. What the account has not received yet waits on this
 * device for its next sign-in here; no other account gets it. What was saved before the sign-in stays. If this browser cannot
 * store that, nothing changes.
 * @param loggedOut the id of the account that logs out. If the record has another account, that account's session has expired.
 *   Another person may have saved the items that are newer than its last sync, so they stay
 * @returns what was removed
 */
export function removeAccountItems<Item>(
  { recordKey, read, write, getId }: AccountItems<Item>,
  loggedOut?: string,
): Item[] {
  const record = readAccountRecord(recordKey);
  if (!record) return [];
  const { user, own, agreed, pending } = record;
  const isLogout = user === loggedOut;
  const isOfAccount = (id: string | undefined) =>
    id !== undefined && !own.includes(id) && (isLogout || agreed.includes(id) || pending.includes(id));
  const isInAccount = (id: string | undefined) => id !== undefined && agreed.includes(id);

  const items = read();
  const ids = items.map(getId);
  const leaving = items.filter((item) => isOfAccount(getId(item)));
  const unsent = leaving.filter((item) => !isInAccount(getId(item)));
  const removed = isLogout ? agreed.filter((id) => !ids.includes(id)) : [];

  // First, because it makes room for what waits.
  if (leaving.length > 0 && !write(items.filter((item) => !leaving.includes(item)))) return [];
  if (unsent.length + removed.length > 0) {
    const name = waitingPrefix(user) + recordKey;
    const before = readStored(name, isWaiting<Item>)?.items ?? [];
    const others = before.filter((item) => !ids.includes(getId(item)));
    if (!writeStored(name, { items: [...unsent, ...others], removed })) {
      write(items);
      return [];
    }
  }
  deleteStored(recordKey);
  return leaving;
}

/**
 * Puts back what waited for an account that is signed in again. What this device has no room for goes on waiting. Call it only
 * after the record is stored.
 * @returns the ids of what the visitor removed, which the account still has
 */
export function restoreWaitingItems<Item>(
  { recordKey, read, write, getId, limit = Number.POSITIVE_INFINITY }: AccountItems<Item>,
  account: string,
): string[] {
  const name = waitingPrefix(account) + recordKey;
  const waiting = readStored(name, isWaiting<Item>);
  if (!waiting) return [];
  const present = read();
  const ids = present.map(getId);
  const missing = waiting.items.filter((item) => !ids.includes(getId(item)));
  const room = Math.max(0, limit - present.length);
  const restored = missing.slice(0, room);
  const isStored = restored.length === 0 || write([...restored, ...present]);
  const rest = isStored ? missing.slice(room) : missing;
  if (rest.length > 0) writeStored(name, { items: rest, removed: [] });
  else deleteStored(name);
  return waiting.removed;
}

/** Deletes what waits on this device for an account that does not exist any more. */
export function deleteWaitingItems(account: string): void {
  for (const name of listStoredKeys(waitingPrefix(account))) deleteStored(name);
}
