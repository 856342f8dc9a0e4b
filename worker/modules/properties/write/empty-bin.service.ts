import { expiredInBinBefore } from "#contract/admin/bin-retention.ts";
import { query } from "#worker/db/query.ts";
import { possibleFileKeys } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { copyToTrash } from "#worker/storage/trash.ts";
import { deleteExpiredProperty, findExpiredProperties } from "./bin.repository.ts";

const maxPerRun = 20;
/** After this many files the next run continues. */
const maxFilesPerRun = 160;

/** Returns whether a property has been in the bin for 30 days. @throws StorageUnavailable */
export async function isBinDue(db: D1Database, now: Date): Promise<boolean> {
  const [expired] = await query(db, findExpiredProperties(expiredInBinBefore(now), 1));
  return expired.length > 0;
}

/**
 * Deletes the properties that have been in the bin for 30 days. Their image files are in the trash first: if that fails,
 * the property stays in the bin for the next run.
 * @returns the number of properties processed
 * @throws StorageUnavailable
 */
export async function emptyBin({ db, images }: Stores, now: Date): Promise<number> {
  const before = expiredInBinBefore(now);
  const [expired] = await query(db, findExpiredProperties(before, maxPerRun));
  let processed = 0;
  let fileCount = 0;
  for (const { uuid, keys } of expired) {
    const files = keys.flatMap((key) => possibleFileKeys(key));
    fileCount += files.length;
    if (processed > 0 && fileCount > maxFilesPerRun) break;
    await copyToTrash(images, files, now);
    const [deleted] = await query(db, deleteExpiredProperty(uuid, before, now));
    if (deleted && files.length > 0) await images.delete(files);
    processed += 1;
  }
  return processed;
}
