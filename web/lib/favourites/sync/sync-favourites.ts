import { accountLimits } from "#contract/accounts/account-limits.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { isFavourite, readFavourites, saveFavourites } from "#web/lib/favourites/favourites-store.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { toCardProperty } from "#web/lib/property-cards/to-card-property.ts";
import { restoreWaitingItems } from "#web/lib/session/account-items.ts";
import { readAccountRecord, saveAccountRecord } from "#web/lib/session/account-record.ts";
import { readSession } from "#web/lib/session/stored-session.ts";
import { accountFavourites, removeAccountFavourites } from "./account-favourites.ts";

const record = accountFavourites.recordKey;

let lastSync: Promise<void> = Promise.resolve();

/**
 * Merges the saved homes of this browser and of the account: what one of them added or removed since the last sync, the other
 * adds or removes. Calls run one after another.
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
  const known = readAccountRecord(record);
  // This browser could not store what the other account leaves.
  if (known && known.user !== user) return;
  const own = known?.own ?? readLocalIds();
  const synced = known?.agreed ?? [];
  saveAccountRecord(record, { user, own, agreed: synced, pending: [] });
  const agreed = [...synced, ...restoreWaitingItems(accountFavourites, user)];
  const local = readLocalIds();
  const added = local.slice(0, accountLimits.favourites).filter((uuid) => !agreed.includes(uuid));
  saveAccountRecord(record, { user, own, agreed, pending: added });
  const body = { uuids: added, removed: agreed.filter((uuid) => !local.includes(uuid)) };
  const { uuids } = (await apiSend("PUT /auth/favorites", { body })).data;
  const cards = await Promise.all(uuids.filter((uuid) => !local.includes(uuid)).map(loadCard));
  // The user logged out or changed during the request: do not store the account's homes.
  if (readSession()?.user.id !== user) return;
  const isGone = (uuid: string) => agreed.includes(uuid) && local.includes(uuid) && !uuids.includes(uuid);
  const saved = readFavourites();
  const arrived = cards.flatMap((card) => (card && !isFavourite(saved, card.uuid) ? [card] : []));
  const kept = saved.filter(({ uuid }) => !isGone(uuid));
  if (arrived.length > 0 || kept.length < saved.length) saveFavourites([...arrived, ...kept]);
  const present = [...local, ...readLocalIds()];
  saveAccountRecord(record, {
    user,
    own,
    agreed: uuids.filter((uuid) => present.includes(uuid)),
    pending: added.filter((uuid) => !uuids.includes(uuid)),
  });
}

/** Returns the uuids of the saved homes that an account can have. */
const readLocalIds = () => readFavourites().flatMap((saved) => accountFavourites.getId(saved) ?? []);

/** Returns undefined if the property was removed or cannot be loaded now. */
async function loadCard(uuid: string): Promise<CardProperty | undefined> {
  try {
    const property = (await apiGet(detailKey(uuid)))?.data.property;
    return property ? toCardProperty(property) : undefined;
  } catch {
    return undefined;
  }
}
