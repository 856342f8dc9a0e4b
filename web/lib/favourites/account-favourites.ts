import { storageKeys } from "../storage/storage-keys.ts";
import { dropStored, readStored, writeStored } from "../storage/stored-value.ts";
import { keepFavorites, readFavorites } from "./favourites-store.ts";

/** What this browser knows of the saved homes of the account that is signed in here. */
export interface AccountFavorites {
  /** The account's id. */
  user: string;
  /** The homes that were saved here before it signed in. */
  own: string[];
  /** The homes that the account and this browser both had when they last agreed. */
  agreed: string[];
}

function isRecord(value: unknown): value is AccountFavorites {
  return typeof value === "object" && value !== null && "user" in value && "own" in value && "agreed" in value;
}

export const readAccountFavorites = () => readStored(storageKeys.favoritesSynced, isRecord);
export const keepAccountFavorites = (record: AccountFavorites) => writeStored(storageKeys.favoritesSynced, record);

/**
 * Takes the account's homes out of this browser, for whoever comes next: what was saved here before it signed in stays,
 * and what the account does not have, which would be lost.
 */
export function leaveAccountFavorites(): void {
  const { own = [], agreed = [] } = readAccountFavorites() ?? {};
  const saved = readFavorites();
  const left = saved.filter(({ uuid }) => own.includes(uuid) || !agreed.includes(uuid));
  if (left.length < saved.length) keepFavorites(left);
  dropStored(storageKeys.favoritesSynced);
}
