import { loggedOutEvent } from "#web/lib/session/has-session.ts";
import { removeAccountFavourites } from "./account-favourites.ts";

const removeAll = ({ detail }: CustomEvent<string | undefined>) => removeAccountFavourites(detail);

/**
 * Removes the account's saved homes from this browser at the next logout, before the logout returns. Code that can end a
 * session calls this first. Repeated calls have no effect.
 */
export function removeFavouritesOnLogout(): void {
  addEventListener(loggedOutEvent, removeAll);
}
