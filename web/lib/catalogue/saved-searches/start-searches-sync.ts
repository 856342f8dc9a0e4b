import { hasSession } from "../../session/has-session.ts";

/** If signed in, syncs the saved searches with the account in the background. A failed sync is retried with the next one. */
export function startSearchesSync(): void {
  if (hasSession()) import("./sync-searches.ts").then((sync) => sync.syncSearches()).catch(() => undefined);
}
