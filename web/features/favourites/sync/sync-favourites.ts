import { accountLimits } from "#contract/accounts/account-limits.ts";
import { sessionEndpoints } from "#contract/http/endpoints/session-endpoints.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { isFavourite, readFavourites, saveFavourites } from "#web/lib/favourites/favourites-store.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { toCardProperty } from "#web/lib/property-cards/to-card-property.ts";
import { readAccountRecord, saveAccountRecord } from "#web/lib/session/account-record.ts";
import { readSession } from "#web/lib/session/stored-session.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { removeAccountFavourites } from "./account-favourites.ts";

const record = storageKeys.favoritesSynced;

let lastSync: Promise<void> = Promise.resolve();

/**
 * Merges the saved homes of this browser and of the account. Homes removed here since the last sync are removed from the
 * account. Calls run one after another.
 * @throws ApiError or NetworkError if the account cannot be updated; nothing is lost then
 */
export function syncFavourites(): Promise<void> {
  lastSync = lastSync.catch(() => undefined).then(runSync);
  return lastSync;
}

async function runSync(): Promise<void> {
  const user = readSession()?.user.id;
  if (user === undefined) return;
  // The session of another account expired in this browser. What that account had must not enter this one.
  if (readAccountRecord(record)?.user !== user) removeAccountFavourites();
  const local = readLocalIds();
  const { own = local, agreed = [] } = readAccountRecord(record) ?? {};
  saveAccountRecord(record, { user, own, agreed });
  const body = { uuids: local, removed: agreed.filter((uuid) => !local.includes(uuid)) };
  const { data } = await apiSend(sessionEndpoints.mergeFavourites, { body });
  const cards = await Promise.all(data.uuids.filter((uuid) => !local.includes(uuid)).map(loadCard));
  // The user logged out or changed during the request: do not store the account's homes.
  if (readSession()?.user.id !== user) return;
  for (const card of cards) {
    const saved = readFavourites();
    if (card && !isFavourite(saved, card.uuid)) saveFavourites([card, ...saved]);
  }
  const present = [...local, ...readLocalIds()];
  saveAccountRecord(record, { user, own, agreed: data.uuids.filter((uuid) => present.includes(uuid)) });
}

/** Returns the uuids of the saved homes. Samples do not exist on the server, so they are left out. */
const readLocalIds = () =>
  readFavourites()
    .flatMap(({ uuid, sample }) => (sample ? [] : [uuid]))
    .slice(0, accountLimits.favourites);

/** Returns undefined if the property was removed or cannot be loaded now. */
async function loadCard(uuid: string): Promise<CardProperty | undefined> {
  try {
    const property = (await apiGet(detailKey(uuid)))?.data.property;
    return property ? toCardProperty(property) : undefined;
  } catch {
    return undefined;
  }
}
