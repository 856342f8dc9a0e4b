import type { ImageStore } from "./image-store.ts";

/** How long removed files stay in the trash. */
const retentionDays = 30;
const parallelCopies = 6;
const root = "trash/";

const getDay = (now: Date) => now.toISOString().slice(0, 10);
const trashFolder = (day: string) => `${root}${day}/`;

/** Calls a function for each item, a few at a time. */
async function forEach<T>(items: readonly T[], action: (item: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += parallelCopies)
    await Promise.all(items.slice(from, from + parallelCopies).map(action));
}

/**
 * Copies files to `trash/<day>/<key>`. Missing files are ignored. The caller then deletes the originals.
 * @throws CopyDiffers
 * @throws StorageUnavailable
 */
export function copyToTrash(images: ImageStore, keys: readonly string[], now: Date): Promise<void> {
  return forEach(keys, (key) => images.copy(key, trashFolder(getDay(now)) + key));
}

/** Moves at most 1000 files to the trash, where they stay for 30 days. @throws like `copyToTrash` */
export async function moveToTrash(images: ImageStore, keys: string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await copyToTrash(images, keys, now);
  await images.delete(keys);
}

/**
 * Puts up to 1000 files that were removed on a day back. A file that exists again is kept as it is.
 * @param day such as 2026-11-22, in UTC
 * @returns the number of files taken from the trash; call again until it is 0
 */
export async function restoreFromTrash(images: ImageStore, day: string): Promise<number> {
  const folder = trashFolder(day);
  const removed = await images.list(folder, undefined);
  await forEach(removed, async ({ key }) => {
    const original = key.slice(folder.length);
    if ((await images.head(original)) === null) await images.copy(key, original);
  });
  if (removed.length > 0) await images.delete(removed.map(({ key }) => key));
  return removed.length;
}

/** Deletes up to 1000 files that have been in the trash for 30 days. Returns their number. */
export async function deleteOldTrash(images: ImageStore, now: Date): Promise<number> {
  const firstKeptFolder = trashFolder(getDay(new Date(now.getTime() - retentionDays * 86_400_000)));
  const oldest = await images.list(root, undefined);
  const expired = oldest.map(({ key }) => key).filter((key) => key < firstKeptFolder);
  if (expired.length > 0) await images.delete(expired);
  return expired.length;
}
