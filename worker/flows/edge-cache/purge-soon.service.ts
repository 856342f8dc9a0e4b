import { describeError } from "#worker/lib/failure-reason.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import type { EdgeCache } from "./edge-cache.ts";
import {
  importQuietMs,
  type PurgeOutcome,
  purgeChanges,
  purgeIntervalMs,
  replicaLagMs,
  settleChanges,
} from "./purge-changes.service.ts";

/** Changes within this time are one purge. */
const burstMs = 1000;

interface Stores {
  db: D1Database;
  cache: EdgeCache;
}

interface Timing {
  now(): Date;
  wait(milliseconds: number): Promise<unknown>;
}

const realTiming: Timing = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * Removes what a change made wrong from the cache in front of the worker, within a second, and once more when the
 * replicas know the change: so soon after the first purge, few copies are lost a second time. If the cache refuses
 * twice, the schedule tries again. Never throws.
 */
export async function purgeSoon(stores: Stores, requestId: string, timing = realTiming): Promise<void> {
  const { now, wait } = timing;
  try {
    await wait(burstMs);
    let outcome = await tryPurge(stores, now());
    if (outcome === "importing") {
      // If more rows arrive in this time, their request waits for the end in turn.
      await wait(importQuietMs);
      outcome = await tryPurge(stores, now());
    }
    if (outcome === "too-early" || outcome === "refused") {
      await wait(purgeIntervalMs);
      outcome = await purgeChanges(stores, now());
    }
    console.log(JSON.stringify({ id: requestId, purge: outcome }));
    if (typeof outcome !== "object") return;
    await wait(replicaLagMs);
    await settleChanges(stores, now());
  } catch (error) {
    console.error(JSON.stringify({ id: requestId, purge: "failed", error: describeError(error) }));
  }
}

async function tryPurge(stores: Stores, now: Date): Promise<PurgeOutcome | "refused"> {
  try {
    return await purgeChanges(stores, now);
  } catch (error) {
    if (error instanceof StorageUnavailable) return "refused";
    throw error;
  }
}
