import { findRemovalObstacle } from "#worker/modules/images/sweep/sweep-memory.ts";
import { emptyBin } from "#worker/modules/properties/write/empty-bin.service.ts";
import type { Stores } from "#worker/storage/stores.ts";

/**
 * Empties the bin, but not while the database is being restored or is older than at the last run.
 * @returns the number of properties processed
 * @throws StorageUnavailable
 */
export async function emptyBinSafely(stores: Stores, now: Date): Promise<number> {
  const obstacle = await findRemovalObstacle(stores);
  return obstacle ? 0 : emptyBin(stores, now);
}
