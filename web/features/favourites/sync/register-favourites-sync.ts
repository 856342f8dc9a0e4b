import { favouriteToggledEvent } from "#web/lib/favourites/favourites-store.ts";
import { loggedOutEvent, signedInEvent } from "#web/lib/session/has-session.ts";
import { removeAccountFavourites } from "./account-favourites.ts";
import { startFavouritesSync } from "./start-favourites-sync.ts";

/** Syncs the saved homes with the account when the visitor signs in or presses a heart. */
export function registerFavouritesSync(): void {
  addEventListener(signedInEvent, startFavouritesSync);
  addEventListener(favouriteToggledEvent, startFavouritesSync);
  // Not a lazy import: the homes must be removed even if the visitor closes the tab right after logging out.
  addEventListener(loggedOutEvent, removeAccountFavourites);
}
