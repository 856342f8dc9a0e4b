import { query } from "#worker/db/query.ts";
import { possibleFileKeys } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { copyToTrash } from "#worker/storage/trash.ts";
import { deleteAttachedUploads, deleteUploads, findExpiredUploads } from "./orphaned-files.repository.ts";

/** Bounds the files that one run copies, and those left behind if deleting them fails. */
const maxPerRun = 12;

/**
 * Moves uploads that were attached to no property in time to the trash. Their files are copied first: an upload that is
 * attached during the run keeps its files.
 * @returns the number of removed uploads
 * @throws StorageUnavailable
 */
export async function removeExpiredUploads({ db, images }: Stores, before: Date, now: Date): Promise<number> {
  const [, expired] = await query(db, deleteAttachedUploads(before), findExpiredUploads(before, maxPerRun));
  if (expired.length === 0) return 0;
  await copyToTrash(
    images,
    expired.flatMap(({ key }) => possibleFileKeys(key)),
    now,
  );
  const [keys] = await query(db, deleteUploads(expired.map(({ id }) => id)));
  if (keys.length > 0) await images.delete(keys.flatMap((key) => possibleFileKeys(key)));
  return keys.length;
}
