import type { FavoritesAnswer } from "#contract/account.ts";
import { accountEndpoints } from "#contract/account-endpoints.ts";
import { accountLimits } from "#contract/account-limits.ts";
import { endpointPath, endpoints } from "#contract/endpoints.ts";
import type { PropertyDetail } from "#contract/listing-answers.ts";
import { apiGet, apiSend } from "./api-client.ts";
import { cardOf } from "./card-of.ts";
import { isFavorite, readFavorites, toggleFavorite } from "./favorites-store.ts";
import { storageKeys } from "./storage-keys.ts";
import { readStored, writeStored } from "./stored-value.ts";

function isList(value: unknown): value is string[] {
  return Array.isArray(value);
}

/**
 * Brings this browser's saved homes and the account's together: what either has, both have, except what was let go here since
 * they last agreed. Nothing is lost when it fails; it is tried again at the next sign-in or look at the list.
 */
export async function syncFavorites(): Promise<void> {
  const here = savedHere();
  const synced = readStored(storageKeys.favoritesSynced, isList) ?? [];
  const body = { uuids: here, removed: synced.filter((uuid) => !here.includes(uuid)) };
  const { data } = (await apiSend(accountEndpoints.mergeFavorites, { body })) as FavoritesAnswer;
  const missing = data.uuids.filter((uuid) => !here.includes(uuid));
  const cards = await Promise.all(missing.map(readCard));
  for (const card of cards) if (card && !isFavorite(readFavorites(), card.uuid)) toggleFavorite(card);
  writeStored(storageKeys.favoritesSynced, savedHere());
}

/** Samples stand for no listing and stay in this browser. */
const savedHere = () =>
  readFavorites()
    .flatMap(({ uuid, sample }) => (sample ? [] : [uuid]))
    .slice(0, accountLimits.favorites);

/** What a card shows of a home; undefined when it is gone or cannot be had just now. */
async function readCard(uuid: string) {
  try {
    const answer = (await apiGet(endpointPath(endpoints.getProperty, { uuid }))) as PropertyDetail;
    return cardOf(answer.data.property);
  } catch {
    return undefined;
  }
}
