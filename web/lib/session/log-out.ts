import { adminPaths } from "#contract/site/admin-paths.ts";
import { listDraftKeys } from "#web/lib/drafts/account-drafts.ts";
import { endSession } from "#web/lib/session/end-session.ts";
import { removeDataOnLogout } from "#web/lib/session/remove-data-on-logout.ts";
import { readSession } from "#web/lib/session/stored-session.ts";

/** Ends the session and removes what belongs to the account from this browser. */
export function logOut(): void {
  removeDataOnLogout();
  endSession();
}

/**
 * Logs out, unless the account has unsaved drafts.
 * @returns the page to open: `next`, or the one that asks what to do with the drafts
 */
export function logOutOrAsk(next: string): string {
  const account = readSession()?.user.id;
  if (account && listDraftKeys(account).length > 0) return adminPaths.logOut;
  logOut();
  return next;
}
