import { batch, query } from "#worker/db/query.ts";
import type { cacheRenewals } from "#worker/db/tables/operations.ts";
import { describeError } from "#worker/lib/failure-reason.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import { publishCatalogue } from "#worker/modules/catalogue/publish-catalogue.service.ts";
import { deleteRenewals, findRenewals } from "#worker/modules/operations/cache-renewals.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { EdgeCache } from "#worker/storage/edge-cache.ts";
import {
  type FoundChange,
  findPublicChanges,
  invalidationJob,
  maxChanges,
  saveLastChange,
} from "./public-changes.repository.ts";
import { planInvalidation } from "./public-changes.ts";

interface Stores {
  db: D1Database;
  cache: EdgeCache;
  /** Writes the catalogue of all homes, which the cache renews. */
  publish?: () => Promise<unknown>;
}

const timeoutMs = 10_000;

/**
 * How long a change waits for the next one, so that a burst is one call: the cache accepts five calls a minute, and 25 at
 * once. Until then the replicas of the database know the change too, so none of them fills the cache with the old state.
 */
export const debounceMs = 5000;

/** After this time the cache accepts another call, at five a minute. */
export const retryMs = 15_000;

/**
 * Tells the cache in front of the worker what changed since the last call: it deletes what must disappear, and renews
 * the rest. Returns the number of changes and renewed tags.
 * @throws StorageUnavailable when the cache refuses or does not respond: the schedule tries again
 */
export async function invalidateChanges(stores: Stores): Promise<number> {
  return invalidate(stores, await query(stores.db, findPublicChanges(), findRenewals()));
}

/**
 * As `invalidateChanges`, after a change. If another change follows, the request of that one does it. A refused call is
 * repeated once; after that the schedule does it. Never throws.
 */
export async function invalidateSoon(
  stores: Stores,
  requestId: string,
  wait: (milliseconds: number) => Promise<unknown> = realWait,
): Promise<void> {
  const respondedAt = new Date().toISOString();
  try {
    await wait(debounceMs);
    const due = await query(stores.db, findPublicChanges(), findRenewals());
    const [[newest]] = due;
    if (newest && newest.at > respondedAt) return;
    const invalidated = await invalidate(stores, due).catch(() => wait(retryMs).then(() => invalidateChanges(stores)));
    console.log(JSON.stringify({ id: requestId, invalidated }));
  } catch (error) {
    console.error(JSON.stringify({ id: requestId, invalidated: "failed", error: describeError(error) }));
  }
}

const realWait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Renewal = typeof cacheRenewals.$inferSelect;

async function invalidate(
  { db, cache, publish }: Stores,
  [changes, renewals]: readonly [FoundChange[], Renewal[]],
): Promise<number> {
  const newest = changes[0];
  const lastRenewal = renewals.at(-1);
  if (!newest && !lastRenewal) return 0;
  // Before the cache renews it. What is hidden disappears from the cache also if this fails.
  const published = await Promise.allSettled([publish?.()]);
  const { purged, invalidated } =
    changes.length < maxChanges ? planInvalidation(changes, renewals) : { purged: { purgeEverything: true } };
  if (purged) await requireSuccess(cache.purge(purged));
  if (invalidated) await requireSuccess(cache.invalidate(invalidated));
  for (const { status, reason } of published.filter((each) => each.status === "rejected")) throw reason ?? status;
  await batch(
    db,
    ...(newest ? [saveLastChange(newest.n)] : []),
    ...(lastRenewal ? [deleteRenewals(lastRenewal.since)] : []),
  );
  return changes.length + renewals.length;
}

/** Waits for a call of the cache. @throws StorageUnavailable when it refuses or does not respond */
async function requireSuccess(call: Promise<CachePurgeResult>): Promise<void> {
  const { success, errors } = await withTimeout("cache", timeoutMs, call);
  if (!success) throw new StorageUnavailable(`cache: ${errors.map(({ message }) => message).join(", ")}`);
}

export const invalidateTask: ScheduledTask = {
  name: invalidationJob,
  label: "updating the copies of pages near visitors",
  when: "every five minutes",
  limit: `${maxChanges} changes one by one; more empty the cache`,
  whenLate: "Visitors see the old state, at most for the age of cached copies. Requests do the same after a change.",
  run: ({ db, images, now, cache }) =>
    cache && invalidateChanges({ db, cache, publish: () => publishCatalogue({ db, images }, now) }),
};
