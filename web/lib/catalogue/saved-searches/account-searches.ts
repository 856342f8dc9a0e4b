import { loggedOutEvent } from "../../session/has-session.ts";
import { deleteStored, readStored, writeStored } from "../../storage/stored-value.ts";
import { readSavedSearches, writeSavedSearches } from "./saved-search.ts";

/** What this browser knows about the saved searches of the signed-in account. Lists contain paths. */
export interface AccountSearches {
  /** The account's id. */
  user: string;
  /** Saved in this browser before the sign-in. */
  own: string[];
  /** Saved both here and in the account at the last sync. */
  agreed: string[];
}

/** Not in `storageKeys`, which every first page loads. */
const storageKey = "saved_searches_synced";

function isAccountSearches(value: unknown): value is AccountSearches {
  return typeof value === "object" && value !== null && "user" in value && "own" in value && "agreed" in value;
}

export const readAccountSearches = () => readStored(storageKey, isAccountSearches);
export const saveAccountSearches = (record: AccountSearches) => writeStored(storageKey, record);

/**
 * Removes the account's searches from this browser. Keeps those that were saved before the sign-in, and those that are not in
 * the account yet, because they would be lost.
 */
export function removeAccountSearches(): void {
  const { own = [], agreed = [] } = readAccountSearches() ?? {};
  const saved = readSavedSearches();
  const remaining = saved.filter(({ path }) => own.includes(path) || !agreed.includes(path));
  if (remaining.length < saved.length) writeSavedSearches(remaining);
  deleteStored(storageKey);
}

/**
 * Removes the account's searches from this browser at the next logout, before the logout returns. Code that can end a session
 * calls this first. Repeated calls have no effect.
 */
export function removeSearchesOnLogout(): void {
  addEventListener(loggedOutEvent, removeAccountSearches);
}
