import { batch, query } from "#worker/db/query/query.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import type { EdgeCache } from "./edge-cache.ts";
import {
  claimPurge,
  findPendingPurges,
  maxChanges,
  type PendingPurges,
  type PurgeState,
  savePurged,
} from "./pending-purges.repository.ts";
import { type CatalogueNote, purgeOf } from "./public-changes.ts";

/**
 * The cache accepts five purges a minute, and 25 at once. Continuous editing makes six a minute with the second purge of
 * each change, which is within the limit for 25 minutes; a purge refused after that is repeated.
 */
export const purgeIntervalMs = 15_000;
/** An import is over when it has stored nothing for this long. */
export const importQuietMs = 10_000;
/** A longer import is purged in between, so that its changes are public within a minute. */
export const maxImportDelayMs = 40_000;
/**
 * After this time the replicas of the database know a change. Until then, one of them could have filled the cache with
 * what it knew before, so the schedule purges every change a second time.
 */
export const replicaLagMs = 5_000;

const timeoutMs = 10_000;

/** What a purge did: the changes it covers, or why there was none. */
export type PurgeOutcome = { changes: number } | "nothing" | "importing" | "too-early";

interface Stores {
  db: D1Database;
  cache: EdgeCache;
}

/**
 * Removes what changed since the last purge from the cache in front of the worker. A burst of changes is one purge.
 * @throws StorageUnavailable when the cache refuses the purge or does not respond: the schedule tries again
 */
export async function purgeChanges({ db, cache }: Stores, now: Date): Promise<PurgeOutcome> {
  const [pending] = await query(db, findPendingPurges(now, importQuietMs));
  const { state, isImporting } = pending;
  const changes = pending.changes.filter(({ n }) => n > state.purged);
  const noted = state.noted - state.notedPurged;
  if (changes.length + noted === 0) return "nothing";
  const [oldest] = changes;
  const isOnlyImport = noted === 0 && changes.every(({ entity }) => entity === "import");
  const mayWait = oldest !== undefined && now.getTime() - Date.parse(oldest.at) < maxImportDelayMs;
  if (isImporting && isOnlyImport && mayWait) return "importing";
  return purge({ db, cache }, { ...pending, changes }, "purged", now);
}

/**
 * Purges every change once more when the replicas know it.
 * @throws StorageUnavailable when the cache refuses the purge or does not respond: the next run tries again
 */
export async function settleChanges({ db, cache }: Stores, now: Date): Promise<PurgeOutcome> {
  const [pending] = await query(db, findPendingPurges(now, importQuietMs));
  const { state } = pending;
  const changes = pending.changes.filter(({ n }) => n <= state.purged);
  if (changes.length + state.notedPurged - state.notedSettled === 0) return "nothing";
  if (now.getTime() - state.at < replicaLagMs) return "too-early";
  return purge({ db, cache }, { ...pending, changes }, "settled", now);
}

async function purge(
  { db, cache }: Stores,
  { changes, state }: PendingPurges,
  step: "purged" | "settled",
  now: Date,
): Promise<PurgeOutcome> {
  const interval = step === "settled" ? replicaLagMs : purgeIntervalMs;
  const [isClaimed] = await query(db, claimPurge(now, new Date(now.getTime() - interval)));
  if (!isClaimed) return "too-early";
  const [known, noted] = step === "purged" ? [state.notedPurged, state.noted] : [state.notedSettled, state.notedPurged];
  const options =
    changes.length < maxChanges ? purgeOf(changes, notesOf(state, known, noted)) : { purgeEverything: true };
  // Changes of drafts make nothing wrong that visitors see.
  if (options.purgeEverything || options.pathPrefixes || options.tags?.length) await send(cache, options);
  await batch(db, savePurged(step, changes.at(-1)?.n ?? 0, noted));
  return { changes: changes.length + noted - known };
}

async function send(cache: EdgeCache, options: CachePurgeOptions): Promise<void> {
  const { success, errors } = await withTimeout("cache", timeoutMs, cache.purge(options));
  if (!success) throw new StorageUnavailable(`cache: ${errors.map(({ message }) => message).join(", ")}`);
}

/** Returns the changes without an audit entry after number `known`. */
function notesOf({ homes }: PurgeState, known: number, noted: number): CatalogueNote[] {
  return Array.from({ length: noted - known }, (_, index) => ({ uuids: homes[known + index + 1] }));
}
