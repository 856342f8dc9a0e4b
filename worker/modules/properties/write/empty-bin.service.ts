import { query } from "#worker/db/query.ts";
import { type ImageStore, imageFileKeys } from "#worker/storage/image-store.ts";
import { deleteExpiredProperty, findExpiredProperties } from "./bin.repository.ts";

/** How long a property in the bin can be restored: 30 days. */
const binRetentionMs = 30 * 24 * 3_600_000;
const maxPerRun = 20;

/**
 * Deletes the properties that have been in the bin for 30 days, with their images.
 * @returns the number of properties processed
 */
export async function emptyBin(db: D1Database, images: ImageStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - binRetentionMs).toISOString();
  const [expired] = await query(db, findExpiredProperties(before, maxPerRun));
  for (const { uuid, keys } of expired) {
    const [deleted] = await query(db, deleteExpiredProperty(uuid, before, now));
    if (!deleted) continue;
    const files = keys.flatMap((key) => imageFileKeys(key));
    if (files.length > 0) await images.delete(files);
  }
  return expired.length;
}
