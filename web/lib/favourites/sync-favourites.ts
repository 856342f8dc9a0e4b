import type { FavouritesResponse } from "#contract/accounts/account.ts";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { apiGet, apiSend } from "../api/api-client.ts";
import { toCardProperty } from "../property-cards/to-card-property.ts";
import { readSession } from "../session/stored-session.ts";
import { readAccountFavourites, removeAccountFavourites, saveAccountFavourites } from "./account-favourites.ts";
import { isFavourite, readFavourites, toggleFavourite } from "./favourites-store.ts";

let turn: Promise<void> = Promise.resolve();

/**
 * Brings this browser's saved homes and the account's together: what either has, both have, except what was let go here since
 * they last agreed. Nothing is lost when it fails; it is tried again at the next heart, sign-in or look at the list.
 */
export function syncFavourites(): Promise<void> {
  turn = turn.catch(() => undefined).then(syncOnce);
  return turn;
}

async function syncOnce(): Promise<void> {
  const user = readSession()?.user.id;
  if (user === undefined) return;
  // Somebody else's session ran out here: their homes are not this account's.
  if (readAccountFavourites()?.user !== user) removeAccountFavourites();
  const here = savedHere();
  const { own = here, agreed = [] } = readAccountFavourites() ?? {};
  saveAccountFavourites({ user, own, agreed });
  const body = { uuids: here, removed: agreed.filter((uuid) => !here.includes(uuid)) };
  const { data } = (await apiSend(accountEndpoints.mergeFavorites, { body })) as FavouritesResponse;
  const missing = data.uuids.filter((uuid) => !here.includes(uuid));
  const cards = await Promise.all(missing.map(readCard));
  // Logged out meanwhile: nothing of the account comes into this browser any more.
  if (readSession()?.user.id !== user) return;
  for (const card of cards) if (card && !isFavourite(readFavourites(), card.uuid)) toggleFavourite(card);
  const known = [...here, ...savedHere()];
  saveAccountFavourites({ user, own, agreed: data.uuids.filter((uuid) => known.includes(uuid)) });
}

/** Samples stand for no listing and stay in this browser. */
const savedHere = () =>
  readFavourites()
    .flatMap(({ uuid, sample }) => (sample ? [] : [uuid]))
    .slice(0, accountLimits.favorites);

/** What a card shows of a home; undefined when it is gone or cannot be had just now. */
async function readCard(uuid: string) {
  try {
    const answer = (await apiGet(endpointPath(visitorEndpoints.getProperty, { uuid }))) as PropertyDetailResponse;
    return toCardProperty(answer.data.property);
  } catch {
    return undefined;
  }
}
