import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { PreparedImage } from "../prepare/prepared-image.ts";

/** An image of a form, stored in this browser until the listing is saved. */
export interface SavedImageUpload {
  /** Its id within the form. */
  id: string;
  /** The form it was selected in. */
  form: string;
  /** The id it is uploaded under. */
  uploadId: string;
  /** The user who uploads it. Only that user can add it to a listing. */
  owner: string | undefined;
  name: string;
  alt: string;
  /** The selected file, until it is prepared. */
  chosen?: Blob | undefined;
  prepared?: PreparedImage | undefined;
  /** The parts that are uploaded: 0 is the image itself, other numbers are the widths of smaller versions. */
  arrived: number[];
  /** When it was selected, in milliseconds. */
  since: number;
}

/** A failed call does no harm: the image is only missing after a reload. */
export interface ImageUploadStore {
  list: (form: string) => Promise<SavedImageUpload[]>;
  save: (upload: SavedImageUpload) => Promise<void>;
  delete: (ids: readonly string[]) => Promise<void>;
}

interface Schema extends DBSchema {
  pictures: { key: string; value: SavedImageUpload };
}

const databaseName = "staff-pictures";
const storeName = "pictures";

/** The browser's IndexedDB. Images that exceed the quota, or that a private window refuses, are not stored. */
export const imageUploadStore: ImageUploadStore = {
  list: async (form) => {
    const all = await withDatabase((database) => database.getAll(storeName)).catch(() => []);
    return all.filter((upload) => upload.form === form).sort((one, other) => one.since - other.since);
  },
  save: async (upload) => {
    await withDatabase((database) => database.put(storeName, upload)).catch(() => undefined);
  },
  delete: async (ids) => {
    await withDatabase(async (database) => {
      const { store, done } = database.transaction(storeName, "readwrite");
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    }).catch(() => undefined);
  },
};

async function withDatabase<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>(databaseName, 1, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore(storeName, { keyPath: "id" });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
