import { readFavourites, saveFavourites } from "#web/lib/favourites/favourites-store.ts";
import { deletePhotos } from "#web/lib/offline/delete-photos.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { type AccountItems, removeAccountItems } from "#web/lib/session/account-items.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";

/** The saved homes. Samples do not exist on the server. */
export const accountFavourites: AccountItems<CardProperty> = {
  recordKey: storageKeys.favoritesSynced,
  read: readFavourites,
  write: saveFavourites,
  getId: ({ uuid, sample }) => (sample ? undefined : uuid),
};

/** Removes the account's homes and their photos from this browser, see `removeAccountItems`. */
export function removeAccountFavourites(loggedOut?: string): void {
  const removed = removeAccountItems(accountFavourites, loggedOut);
  // Without a cache there are no photos.
  if (removed.length > 0) deletePhotos(removed.map(({ uuid }) => uuid)).catch(() => undefined);
}
