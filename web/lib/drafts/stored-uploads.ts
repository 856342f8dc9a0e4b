import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { deleteStoredImport } from "./stored-imports.ts";

/** What every stored upload of an admin form has. */
export interface StoredUpload {
  /** Its id within the form. */
  id: string;
  /** The form it was selected in. */
  form: string;
  /** The account that selected it. No other account on this device sees it. */
  owner: string | undefined;
}

interface Schema extends DBSchema {
  pictures: { key: string; value: StoredUpload };
}

// Browsers store uploads under these names. Other names would lose them.
const databaseName = "staff-pictures";
const storeName = "pictures";

/** Returns the uploads of an account. */
export async function listUploads<Upload extends StoredUpload>(account: string): Promise<Upload[]> {
  const all = await withDatabase((database) => database.getAll(storeName));
  return all.filter(({ owner }) => owner === account) as Upload[];
}

export async function saveUpload(upload: StoredUpload): Promise<void> {
  await withDatabase((database) => database.put(storeName, upload));
}

export async function deleteUploads(ids: readonly string[]): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction(storeName, "readwrite");
    await Promise.all([...ids.map((id) => store.delete(id)), done]);
  });
}

/** Deletes the uploads and the unfinished import of an account. Does nothing if this browser stores none. */
export async function deleteAccountUploads(account: string): Promise<void> {
  try {
    await deleteStoredImport(account);
    await deleteUploads((await listUploads(account)).map(({ id }) => id));
  } catch {
    // A private window may have no database.
  }
}

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
