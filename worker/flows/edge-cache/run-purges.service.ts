import type { EdgeCache } from "./edge-cache.ts";
import { purgeChanges, purgeIntervalMs, replicaLagMs, settleChanges } from "./purge-changes.service.ts";

/** The trigger in wrangler.toml that runs the purges alone: a change is public within this time even if a purge fails. */
export const purgeCron = "* * * * *";

const realWait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Purges what a refused purge left, and once more what was purged before the replicas knew it. Returns the numbers of
 * changes; undefined when nothing was due.
 * @throws StorageUnavailable when the cache refuses the purge or does not respond
 */
export async function runPurges(
  stores: { db: D1Database; cache: EdgeCache },
  clock = () => new Date(),
  wait: (milliseconds: number) => Promise<unknown> = realWait,
) {
  let purged = await purgeChanges(stores, clock());
  if (purged === "too-early") {
    // A purge was refused just now. The next run would be too late for its change.
    await wait(purgeIntervalMs);
    purged = await purgeChanges(stores, clock());
  }
  let settled = await settleChanges(stores, clock());
  if (settled === "too-early") {
    await wait(replicaLagMs);
    settled = await settleChanges(stores, clock());
  }
  if (purged === "nothing" && settled === "nothing") return undefined;
  return { purged: countOf(purged), settled: countOf(settled) };
}

const countOf = (outcome: Awaited<ReturnType<typeof purgeChanges>>) =>
  typeof outcome === "object" ? outcome.changes : 0;
