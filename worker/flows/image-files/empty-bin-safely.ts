import { checkRemoval } from "#worker/modules/images/sweep/sweep-memory.ts";
import { emptyBin, isBinDue } from "#worker/modules/properties/write/empty-bin.service.ts";
import {
  emptyServiceItemBin,
  isServiceItemBinDue,
} from "#worker/modules/service-items/empty-service-item-bin.service.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { Stores } from "#worker/storage/stores.ts";

/**
 * Empties the bin of listings, courses and professionals, but not while the database is being restored or is older than
 * at the last run.
 * @returns the number of items processed
 * @throws StorageUnavailable
 */
export async function emptyBinSafely(stores: Stores, now: Date): Promise<number> {
  const areItemsDue = await isServiceItemBinDue(stores.db, now);
  // The check counts all images, which is not worth it for nothing.
  if (!areItemsDue && !(await isBinDue(stores.db, now))) return 0;
  const { obstacle } = await checkRemoval(stores);
  if (obstacle) return 0;
  const items = areItemsDue ? await emptyServiceItemBin(stores.db, now) : 0;
  return items + (await emptyBin(stores, now));
}

export const emptyBinTask: ScheduledTask = {
  name: "bin",
  label: "emptying the bin",
  when: "every five minutes",
  limit: "20 listings, 20 courses and 20 professionals",
  whenLate: "Items stay in the bin for more than 30 days. So they do while the database is being restored.",
  run: ({ db, images, now }) => emptyBinSafely({ db, images }, now),
};
