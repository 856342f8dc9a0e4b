import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import type { EdgeCache } from "#worker/storage/edge-cache.ts";

const timeoutMs = 10_000;

/**
 * How long a change waits for the next one, so that a burst is one call: the cache accepts five calls a minute, and 25 at
 * once. Until then the replicas of the database know the change too, so none of them fills the cache with the old state.
 */
export const debounceMs = 5000;

/** Waits for a call of the cache. @throws StorageUnavailable when it refuses or does not respond */
export async function requireSuccess(call: Promise<CachePurgeResult>): Promise<void> {
  const { success, errors } = await withTimeout("cache", timeoutMs, call);
  if (!success) throw new StorageUnavailable(`cache: ${errors.map(({ message }) => message).join(", ")}`);
}

/**
 * Makes the cache renew what has one of the tags, after a change of which the audit log has no entry.
 * @throws StorageUnavailable
 */
export const invalidateTags = (cache: EdgeCache, tags: string[]): Promise<void> =>
  requireSuccess(cache.invalidate({ tags }));
