import { accountLimits } from "#contract/accounts/account-limits.ts";
import { type AccountItems, removeAccountItems } from "../../session/account-items.ts";
import { loggedOutEvent } from "../../session/has-session.ts";
import { readSavedSearches, type SavedSearch, writeSavedSearches } from "./saved-search.ts";

/** The saved searches. The key is not in `storageKeys`, which every first page loads. */
export const accountSearches: AccountItems<SavedSearch> = {
  recordKey: "saved_searches_synced",
  read: readSavedSearches,
  write: writeSavedSearches,
  getId: ({ path }) => path,
  limit: accountLimits.savedSearches,
};

const removeAll = ({ detail }: CustomEvent<string | undefined>) => removeAccountItems(accountSearches, detail);

/**
 * Removes the account's searches from this browser at the next logout, before the logout returns. Code that can end a session
 * calls this first. Repeated calls have no effect.
 */
export function removeSearchesOnLogout(): void {
  addEventListener(loggedOutEvent, removeAll);
}
