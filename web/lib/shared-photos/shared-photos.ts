import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { sharedPhotosDatabase } from "./database-name.ts";

/** The manifest names this path and field: the phone's Share sends photos to it, and the service worker receives them. */
export const sharedPhotosField = "photos";

/** How long a shared photo is kept if no listing gets it, in milliseconds. */
const maxAge = 7 * 24 * 3_600_000;
/** More than the photos of two listings are no selection. */
const maxPhotos = 60;

/** A photo that another app shared. It waits on this device until a form has stored it. */
export interface SharedPhoto {
  /** Grows with each photo. */
  key?: number;
  file: File;
  /** When it was shared, in milliseconds. */
  since: number;
}

interface Schema extends DBSchema {
  photos: { key: number; value: SharedPhoto };
}

async function withDatabase<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>(sharedPhotosDatabase, 1, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore("photos", { keyPath: "key", autoIncrement: true });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Stores photos, in their order. @throws DOMException if the storage is full; then none is stored */
export const storeSharedPhotos = (files: readonly File[], now = Date.now()): Promise<void> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction("photos", "readwrite");
    await Promise.all([...files.slice(0, maxPhotos).map((file) => store.add({ file, since: now })), done]);
  });

/** Deletes photos that a form has stored, or that a colleague does not want. */
export const deleteSharedPhotos = (photos: readonly SharedPhoto[]): Promise<void> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction("photos", "readwrite");
    await Promise.all([...photos.map(({ key }) => key !== undefined && store.delete(key)), done]);
  });

/** Returns the photos that wait, in the order of their arrival, and deletes those that have waited for a week. */
export async function listSharedPhotos(now = Date.now()): Promise<SharedPhoto[]> {
  const all = await withDatabase((database) => database.getAll("photos"));
  const isOld = ({ since }: SharedPhoto) => now - since > maxAge;
  if (all.some(isOld)) await deleteSharedPhotos(all.filter(isOld));
  return all.filter((photo) => !isOld(photo));
}
