import { favouriteToggledEvent } from "#web/lib/favourites/favourites-store.ts";
import { signedInEvent } from "#web/lib/session/has-session.ts";
import { startFavouritesSync } from "./start-favourites-sync.ts";

/** Syncs the saved homes with the account when the visitor signs in or presses a heart. */
export function registerFavouritesSync(): void {
  addEventListener(signedInEvent, startFavouritesSync);
  addEventListener(favouriteToggledEvent, startFavouritesSync);
}
