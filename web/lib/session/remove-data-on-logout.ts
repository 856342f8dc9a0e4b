import { removeSearchesOnLogout } from "#web/lib/catalogue/saved-searches/account-searches.ts";
import { removeFavouritesOnLogout } from "#web/lib/favourites/sync/remove-favourites-on-logout.ts";
import { forgetSharedPhotosOnLogout } from "#web/lib/shared-photos/forget-shared-photos.ts";

/**
 * Removes what belongs to the account from this browser at the next logout, before the logout returns. All code that can end
 * a session calls this first. Repeated calls have no effect.
 */
export function removeDataOnLogout(): void {
  removeFavouritesOnLogout();
  removeSearchesOnLogout();
  forgetSharedPhotosOnLogout();
}
