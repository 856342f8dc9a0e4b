import { storageKeys } from "../storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "../storage/stored-value.ts";
import { readFavourites, saveFavourites } from "./favourites-store.ts";

/** What this browser knows of the saved homes of the account that is signed in here. */
export interface AccountFavourites {
  /** The account's id. */
  user: string;
  /** The homes that were saved here before it signed in. */
  own: string[];
  /** The homes that the account and this browser both had when they last agreed. */
  agreed: string[];
}

function isRecord(value: unknown): value is AccountFavourites {
  return typeof value === "object" && value !== null && "user" in value && "own" in value && "agreed" in value;
}

export const readAccountFavourites = () => readStored(storageKeys.favoritesSynced, isRecord);
export const saveAccountFavourites = (record: AccountFavourites) => writeStored(storageKeys.favoritesSynced, record);

/**
 * Takes the account's homes out of this browser, for whoever comes next: what was saved here before it signed in stays,
 * and what the account does not have, which would be lost.
 */
export function removeAccountFavourites(): void {
  const { own = [], agreed = [] } = readAccountFavourites() ?? {};
  const saved = readFavourites();
  const left = saved.filter(({ uuid }) => own.includes(uuid) || !agreed.includes(uuid));
  if (left.length < saved.length) saveFavourites(left);
  deleteStored(storageKeys.favoritesSynced);
}
