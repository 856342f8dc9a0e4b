import { deleteStored, listStoredKeys, readStored, writeStored } from "../storage/stored-value.ts";
import { readAccountRecord } from "./account-record.ts";

/** What visitors save of one kind, such as homes. It is on this device, and in the account of those who have one. */
export interface AccountItems<Item> {
  /** Where the record of the account is stored. */
  recordKey: string;
  read: () => readonly Item[];
  write: (items: readonly Item[]) => void;
  /** Undefined for an item that is never in an account. */
  getId: (item: Item) => string | undefined;
}

const waitingPrefix = (account: string) => `waiting_${account}_`;
const isList = <Item>(value: unknown): value is Item[] => Array.isArray(value);

/**
 * Removes what belongs to the account of the record, and the record. What the account has not received yet waits on this
 * device for its next sign-in here: no other account gets it, and no screen shows it. What was saved before the sign-in stays.
 * @param isLogout whether the account was signed in until now. Otherwise its session has expired, and what was saved since
 *   then stays: it may be somebody else's
 * @returns what was removed
 */
export function removeAccountItems<Item>(
  { recordKey, read, write, getId }: AccountItems<Item>,
  isLogout: boolean,
): Item[] {
  const record = readAccountRecord(recordKey);
  deleteStored(recordKey);
  if (!record) return [];
  const { user, own, agreed, pending = [] } = record;
  const items = read();
  const removed: Item[] = [];
  const waiting: Item[] = [];
  for (const item of items) {
    const id = getId(item);
    if (id === undefined || own.includes(id)) continue;
    const isInAccount = agreed.includes(id);
    if (isInAccount || isLogout || pending.includes(id)) removed.push(item);
    if (!isInAccount && (isLogout || pending.includes(id))) waiting.push(item);
  }
  // First, because the storage may be full.
  if (removed.length > 0) write(items.filter((item) => !removed.includes(item)));
  if (waiting.length > 0) writeStored(waitingPrefix(user) + recordKey, waiting);
  return removed;
}

/** Puts back what waited for an account that is signed in again. Call it only after the record is stored. */
export function restoreWaitingItems<Item>(
  { recordKey, read, write, getId }: AccountItems<Item>,
  account: string,
): void {
  const name = waitingPrefix(account) + recordKey;
  const waiting = readStored(name, isList<Item>) ?? [];
  deleteStored(name);
  const present = read().map(getId);
  const missing = waiting.filter((item) => !present.includes(getId(item)));
  if (missing.length > 0) write([...missing, ...read()]);
}

/** Deletes what waits on this device for an account that does not exist any more. */
export function deleteWaitingItems(account: string): void {
  for (const name of listStoredKeys(waitingPrefix(account))) deleteStored(name);
}
