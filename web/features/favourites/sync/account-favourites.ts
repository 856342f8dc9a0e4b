import { readFavourites, saveFavourites } from "#web/lib/favourites/favourites-store.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";

/** What this browser knows about the saved homes of the signed-in account. Lists contain uuids. */
export interface AccountFavourites {
  /** The account's id. */
  user: string;
  /** Saved in this browser before the sign-in. */
  own: string[];
  /** Saved both here and in the account at the last sync. */
  agreed: string[];
}

function isAccountFavourites(value: unknown): value is AccountFavourites {
  return typeof value === "object" && value !== null && "user" in value && "own" in value && "agreed" in value;
}

export const readAccountFavourites = () => readStored(storageKeys.favoritesSynced, isAccountFavourites);
export const saveAccountFavourites = (record: AccountFavourites) => writeStored(storageKeys.favoritesSynced, record);

/**
 * Removes the account's homes from this browser. Keeps homes that were saved before the sign-in, and homes that are not
 * in the account yet, because they would be lost.
 */
export function removeAccountFavourites(): void {
  const { own = [], agreed = [] } = readAccountFavourites() ?? {};
  const saved = readFavourites();
  const remaining = saved.filter(({ uuid }) => own.includes(uuid) || !agreed.includes(uuid));
  if (remaining.length < saved.length) saveFavourites(remaining);
  deleteStored(storageKeys.favoritesSynced);
}
