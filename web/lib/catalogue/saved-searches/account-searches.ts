import { deleteAccountRecord } from "../../session/account-record.ts";
import { loggedOutEvent } from "../../session/has-session.ts";
import { readSavedSearches, writeSavedSearches } from "./saved-search.ts";

/** Where the record of the account's searches is stored. Not in `storageKeys`, which every first page loads. */
export const accountSearchesKey = "saved_searches_synced";

/** Removes the account's searches from this browser. Keeps those that were saved without it, and those that it does not have yet. */
export function removeAccountSearches(): void {
  const stays = deleteAccountRecord(accountSearchesKey);
  const saved = readSavedSearches();
  const remaining = saved.filter(({ path }) => stays(path));
  if (remaining.length < saved.length) writeSavedSearches(remaining);
}

/**
 * Removes the account's searches from this browser at the next logout, before the logout returns. Code that can end a session
 * calls this first. Repeated calls have no effect.
 */
export function removeSearchesOnLogout(): void {
  addEventListener(loggedOutEvent, removeAccountSearches);
}
