import { accountLimits } from "#contract/accounts/account-limits.ts";
import type { SharedSearch } from "#contract/accounts/saved-searches.ts";
import { apiSend } from "../../api/api-client.ts";
import { removeAccountItems, restoreWaitingItems } from "../../session/account-items.ts";
import { readAccountRecord, saveAccountRecord } from "../../session/account-record.ts";
import { readSession } from "../../session/stored-session.ts";
import { accountSearches } from "./account-searches.ts";
import { markUnseen } from "./read-news.ts";
import { readSavedSearches, type SavedSearch, writeSavedSearches } from "./saved-search.ts";

const record = accountSearches.recordKey;

let lastSync: Promise<void> = Promise.resolve();

/**
 * Merges the saved searches of this browser and of the account: what one of them added or removed since the last sync, the
 * other adds or removes. Calls run one after another.
 * @throws ApiError or NetworkError if the account cannot be updated; nothing is lost then
 */
export function syncSearches(): Promise<void> {
  lastSync = lastSync.catch(() => undefined).then(runSync);
  return lastSync;
}

async function runSync(): Promise<void> {
  const user = readSession()?.user.id;
  if (user === undefined) return;
  // The session of another account expired in this browser. What that account had must not enter this one.
  if (readAccountRecord(record)?.user !== user) removeAccountItems(accountSearches);
  const known = readAccountRecord(record);
  // This browser could not store what the other account leaves.
  if (known && known.user !== user) return;
  const own = known?.own ?? listPaths(readSavedSearches());
  const synced = known?.agreed ?? [];
  saveAccountRecord(record, { user, own, agreed: synced, pending: [] });
  const agreed = [...synced, ...restoreWaitingItems(accountSearches, user)];
  const local = readSavedSearches();
  const sent = listPaths(local);
  const unknown = local.filter(({ path }) => !agreed.includes(path));
  saveAccountRecord(record, { user, own, agreed, pending: listPaths(unknown) });
  const body = { added: unknown.flatMap(toShared), removed: agreed.filter((path) => !sent.includes(path)) };
  const { searches } = (await apiSend("PUT /auth/saved-searches", { body })).data;
  // The user logged out or changed during the request: do not store the account's searches.
  if (readSession()?.user.id !== user) return;
  store(searches, [...agreed, ...listPaths(body.added)], sent);
  const present = [...sent, ...listPaths(readSavedSearches())];
  const inAccount = listPaths(searches);
  saveAccountRecord(record, {
    user,
    own,
    agreed: inAccount.filter((path) => present.includes(path)),
    pending: listPaths(unknown).filter((path) => !inAccount.includes(path)),
  });
  await markUnseen();
}

/**
 * Makes the searches of this browser those of the account, and keeps what the visitor changed during the request.
 * @param known the paths that the account had or was sent
 * @param before the paths in this browser before the request
 */
function store(searches: readonly SharedSearch[], known: readonly string[], before: readonly string[]): void {
  const saved = readSavedSearches();
  const now = listPaths(saved);
  const inAccount = listPaths(searches);
  const added = searches.filter(({ path }) => !now.includes(path) && !before.includes(path));
  const kept = saved.filter(({ path }) => inAccount.includes(path) || !known.includes(path));
  if (added.length === 0 && kept.length === saved.length) return;
  writeSavedSearches([...kept, ...added.map((search) => ({ ...search, seenAt: Date.now() }))]);
}

const listPaths = (searches: readonly { path: string }[]) => searches.map(({ path }) => path);

/** Returns nothing for a search that is too long for the account: it stays on this phone. */
function toShared({ path, query, label }: SavedSearch): SharedSearch[] {
  const max = accountLimits.savedSearch;
  if (path.length > max.path || query.length > max.query) return [];
  return [{ path, query, label: label.slice(0, max.label) }];
}
