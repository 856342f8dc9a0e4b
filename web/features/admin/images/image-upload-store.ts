import type { PreparedImage } from "./prepare-image.ts";

/** A picture of a form as this browser keeps it until it has become part of a listing. */
export interface SavedImageUpload {
  /** Its name within the form. */
  id: string;
  /** The form it was chosen in. */
  form: string;
  /** The id it is sent under. */
  uploadId: string;
  /** The account it is sent by: no other can make it part of a listing. */
  owner: string | undefined;
  name: string;
  alt: string;
  /** As it was chosen; let go once it is prepared. */
  chosen?: Blob | undefined;
  prepared?: PreparedImage | undefined;
  /** What has arrived: 0 is the picture itself, else the width of a smaller version. */
  arrived: number[];
  /** When it was chosen, in milliseconds. */
  since: number;
}

/** Where pictures are kept; every call may fail without harm, for then they are only not there after a reload. */
export interface ImageUploadStore {
  list: (form: string) => Promise<SavedImageUpload[]>;
  keep: (picture: SavedImageUpload) => Promise<void>;
  drop: (ids: readonly string[]) => Promise<void>;
}

const databaseName = "staff-pictures";
const storeName = "pictures";

/** The browser's own database: what does not fit or is refused (a private window) is simply not kept. */
export const imageUploadStore: ImageUploadStore = {
  list: async (form) => {
    const all = await within<SavedImageUpload[]>("readonly", (store) => store.getAll()).catch(() => []);
    return all.filter((picture) => picture.form === form).sort((one, other) => one.since - other.since);
  },
  keep: async (picture) => {
    await within("readwrite", (store) => store.put(picture)).catch(() => undefined);
  },
  drop: async (ids) => {
    for (const id of ids) await within("readwrite", (store) => store.delete(id)).catch(() => undefined);
  },
};

async function within<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => { readonly result: unknown },
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result as Result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
