import { hasSession } from "../session/has-session.ts";

/** Whoever is signed in has their saved homes in the account too: by the way, nothing waits for it or fails with it. */
export function startFavouritesSync(): void {
  if (hasSession()) import("./sync-favourites.ts").then((sync) => sync.syncFavourites()).catch(() => undefined);
}
