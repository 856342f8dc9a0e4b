import { removeFavouritesOnLogout } from "#web/features/favourites/sync/remove-favourites-on-logout.ts";
import { endSession } from "#web/lib/session/end-session.ts";

/** Ends the session and removes what belongs to the account from this browser. */
export function logOut(): void {
  removeFavouritesOnLogout();
  endSession();
}
