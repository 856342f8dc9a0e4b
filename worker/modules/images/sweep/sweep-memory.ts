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
  /**
   * ISO time from which on the sweep has watched this database: its first run, or the end of the last restore. Absent if
   * a restore was started before the first run.
   */
  since?: string;
  /** The database is being restored, or had fewer images than before. */
  isRestoring?: boolean;
  /** How many unknown files the owner allowed to remove after a restore. */
  accepted?: number;
  /** The key at which the last refused run started. */
  refusedStart?: string;
}

const memoryKey = "state/image-sweep.json";
const type = "application/json";

/** The state of the memory when a run read it. */
export interface ReadMemory {
  /** Undefined on a new site. */
  memory?: SweepMemory;
  version?: string;
}

/** What a run knows before it removes anything. */
export interface RemovalCheck extends ReadMemory {
  /** Images that the database has ever had; undefined if it was not queried. */
  known?: number;
  /** Why no image file may be removed at present. */
  obstacle?: string;
}

async function readSweepMemory(images: ImageStore): Promise<ReadMemory> {
  const found = await images.readVersion(memoryKey);
  return found ? { memory: JSON.parse(found.text) as SweepMemory, version: found.version } : {};
}

/**
 * Writes the memory unless it has changed since it was read, so that a run never overwrites a declaration of the owner.
 * The next run reads that declaration.
 * @throws StorageUnavailable
 */
export async function updateSweepMemory(
  images: ImageStore,
  { version }: ReadMemory,
  memory: SweepMemory,
): Promise<void> {
  if (version === undefined) await images.putNew(memoryKey, toBytes(memory), type);
  else await images.putUnchanged(memoryKey, version, toBytes(memory), type);
}

/**
 * Returns whether image files may be removed: not before a restore is declared finished, and not if the database knows
 * fewer images than at the last run. The latter is remembered like a declared restore, because images that are added
 * later would hide it.
 * @throws StorageUnavailable
 */
export async function checkRemoval({ db, images }: Stores): Promise<RemovalCheck> {
  const read = await readSweepMemory(images);
  const { memory } = read;
  if (memory?.isRestoring) {
    const obstacle =
      "Saved data is being restored, or the site had fewer photos than before. No photo is removed until your developer declares the restore finished.";
    return { ...read, obstacle };
  }
  const [known] = await query(db, countImagesEver());
  if (!memory || known >= memory.images) return { ...read, known };
  await updateSweepMemory(images, read, { ...memory, isRestoring: true });
  const obstacle = `The site has known ${known} photos, at the last check ${memory.images}. No photo is removed until your developer declares the restore finished.`;
  return { ...read, known, obstacle };
}

/** Stops every removal of image files until `declareRestoreFinished`. Call it before a restore. @throws StorageUnavailable */
export async function declareRestoreStarted(images: ImageStore): Promise<void> {
  const { memory } = await readSweepMemory(images);
  await images.put(memoryKey, toBytes({ images: 0, ...memory, isRestoring: true }), type);
}

/**
 * Allows removals again. The present database is compared with from now on.
 * @param accepted how many unknown files may be moved to the trash although they are more than usual
 * @returns the number of images that the database knows
 * @throws StorageUnavailable
 */
export async function declareRestoreFinished({ db, images }: Stores, accepted = 0, now = new Date()): Promise<number> {
  const [known] = await query(db, countImagesEver());
  await images.put(memoryKey, toBytes({ images: known, accepted, since: now.toISOString() }), type);
  return known;
}

const toBytes = (memory: SweepMemory) => new TextEncoder().encode(JSON.stringify(memory));
