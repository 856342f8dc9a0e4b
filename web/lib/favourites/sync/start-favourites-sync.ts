import { hasSession } from "#web/lib/session/has-session.ts";

/** If signed in, syncs the saved homes with the account in the background. A failed sync is retried with the next one. */
export function startFavouritesSync(): void {
  if (hasSession()) import("./sync-favourites.ts").then((sync) => sync.syncFavourites()).catch(() => undefined);
}
