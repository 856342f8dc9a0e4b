import { readFavourites, saveFavourites } from "#web/lib/favourites/favourites-store.ts";
import { deleteAccountRecord } from "#web/lib/session/account-record.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";

/** Removes the account's homes from this browser. Keeps homes that were saved without it, and those that it does not have yet. */
export function removeAccountFavourites(): void {
  const stays = deleteAccountRecord(storageKeys.favoritesSynced);
  const saved = readFavourites();
  const remaining = saved.filter(({ uuid }) => stays(uuid));
  if (remaining.length < saved.length) saveFavourites(remaining);
}
