import { readStored, writeStored } from "../storage/stored-value.ts";

/** What this browser knows about what the signed-in account has saved of one kind, such as homes. Lists contain ids. */
export interface AccountRecord {
  /** The account's id. */
  user: string;
  /** Saved in this browser before the sign-in. */
  own: string[];
  /** Saved both here and in the account at the last sync. */
  agreed: string[];
  /** Sent to the account, which has not confirmed it. */
  pending: string[];
}

function isAccountRecord(value: unknown): value is AccountRecord {
  return typeof value === "object" && value !== null && "user" in value && "own" in value && "agreed" in value;
}

export const readAccountRecord = (storageKey: string): AccountRecord | undefined =>
  readStored(storageKey, isAccountRecord);

export const saveAccountRecord = (storageKey: string, record: AccountRecord): boolean =>
  writeStored(storageKey, record);
