import { checkRemoval } from "#worker/modules/images/sweep/sweep-memory.ts";
import { emptyBin, isBinDue } from "#worker/modules/properties/write/empty-bin.service.ts";
import type { Stores } from "#worker/storage/stores.ts";

/**
 * Empties the bin, but not while the database is being restored or is older than at the last run.
 * @returns the number of properties processed
 * @throws StorageUnavailable
 */
export async function emptyBinSafely(stores: Stores, now: Date): Promise<number> {
  // The check counts all images, which is not worth it for nothing.
  if (!(await isBinDue(stores.db, now))) return 0;
  const { obstacle } = await checkRemoval(stores);
  return obstacle ? 0 : emptyBin(stores, now);
}
