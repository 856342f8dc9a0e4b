import { describeError } from "#worker/lib/failure-reason.ts";
import type { EdgeCache } from "./edge-cache.ts";
import { importQuietMs, purgeChanges, purgeIntervalMs } from "./purge-changes.service.ts";

/** Changes within this time are one purge. */
const burstMs = 1000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Removes what a change made wrong from the cache in front of the worker, within a second. If the cache refuses, the
 * schedule tries again. Never throws.
 */
export async function purgeSoon(stores: { db: D1Database; cache: EdgeCache }, requestId: string): Promise<void> {
  try {
    await wait(burstMs);
    let outcome = await purgeChanges(stores, new Date());
    if (outcome === "importing") {
      // If more rows arrive in this time, their request waits for the end in turn.
      await wait(importQuietMs);
      outcome = await purgeChanges(stores, new Date());
    }
    if (outcome === "too-early") {
      await wait(purgeIntervalMs);
      outcome = await purgeChanges(stores, new Date());
    }
    console.log(JSON.stringify({ id: requestId, purge: outcome }));
  } catch (error) {
    console.error(JSON.stringify({ id: requestId, purge: "failed", error: describeError(error) }));
  }
}
