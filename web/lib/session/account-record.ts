import { deleteStored, readStored, writeStored } from "../storage/stored-value.ts";

/** What this browser knows about what the signed-in account has saved of one kind, such as homes. Lists contain ids. */
export interface AccountRecord {
  /** The account's id. */
  user: string;
  /** Saved in this browser before the sign-in. */
  own: string[];
  /** Saved both here and in the account at the last sync. */
  agreed: string[];
}

function isAccountRecord(value: unknown): value is AccountRecord {
  return typeof value === "object" && value !== null && "user" in value && "own" in value && "agreed" in value;
}

export const readAccountRecord = (storageKey: string): AccountRecord | undefined =>
  readStored(storageKey, isAccountRecord);

export const saveAccountRecord = (storageKey: string, record: AccountRecord): void => writeStored(storageKey, record);

/**
 * Deletes the record.
 * @returns whether an id stays in this browser without the account: it was saved before the sign-in, or is not in the account
 * yet and would be lost
 */
export function deleteAccountRecord(storageKey: string): (id: string) => boolean {
  const { own = [], agreed = [] } = readAccountRecord(storageKey) ?? {};
  deleteStored(storageKey);
  return (id) => own.includes(id) || !agreed.includes(id);
}
