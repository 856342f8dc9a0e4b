import { query } from "#worker/db/query.ts";
import { countImagesEver } from "#worker/db/removed-images.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";

/**
 * What the clean-up of image files remembers about the database. It is in the image store, because Time Travel and a
 * restored backup change everything in the database.
 */
export interface SweepMemory {
  /** Images that the database has ever had. A smaller number means that the database is empty, older or another one. */
  images: number;
  /** The database is being restored. */
  isRestoring?: boolean;
  /** How many unknown files the owner allowed to remove after a restore. */
  accepted?: number;
  /** The key at which the last refused run started. */
  refusedStart?: string;
}

const memoryKey = "state/image-sweep.json";

/** Returns undefined on a new site. @throws StorageUnavailable */
export async function readSweepMemory(images: ImageStore): Promise<SweepMemory | undefined> {
  const text = await images.readText(memoryKey);
  return text === null ? undefined : (JSON.parse(text) as SweepMemory);
}

/** @throws StorageUnavailable */
export async function writeSweepMemory(images: ImageStore, memory: SweepMemory): Promise<void> {
  await images.put(memoryKey, new TextEncoder().encode(JSON.stringify(memory)), "application/json");
}

/**
 * Returns why no image file may be removed at present, or undefined: a restore is not declared finished, or the
 * database knows fewer images than at the last run.
 * @throws StorageUnavailable
 */
export async function findRemovalObstacle({ db, images }: Stores): Promise<string | undefined> {
  const memory = await readSweepMemory(images);
  if (!memory) return undefined;
  if (memory.isRestoring) return "A restore is in progress. Declare it finished: npm run restore:finished.";
  const [known] = await query(db, countImagesEver());
  if (known >= memory.images) return undefined;
  return `The database knows ${known} images, at the last run ${memory.images}. No file is removed until the restore is declared finished: npm run restore:finished.`;
}

/** Stops every removal of image files until `declareRestoreFinished`. Call it before a restore. @throws StorageUnavailable */
export async function declareRestoreStarted(images: ImageStore): Promise<void> {
  const memory = await readSweepMemory(images);
  await writeSweepMemory(images, { images: 0, ...memory, isRestoring: true });
}

/**
 * Allows removals again. The present database is compared with from now on.
 * @param accepted how many unknown files may be moved to the trash although they are more than usual
 * @returns the number of images that the database knows
 * @throws StorageUnavailable
 */
export async function declareRestoreFinished({ db, images }: Stores, accepted = 0): Promise<number> {
  const [known] = await query(db, countImagesEver());
  await writeSweepMemory(images, { images: known, accepted });
  return known;
}
