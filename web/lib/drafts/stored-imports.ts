import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** An unfinished import of an account: its file and its progress. */
export interface StoredImport<Source = unknown, Progress = unknown> {
  source: Source;
  progress: Progress;
}

/** The key is the account. */
interface Schema extends DBSchema {
  sources: { key: string; value: unknown };
  progress: { key: string; value: unknown };
}

/** Returns the unfinished import of an account. @throws DOMException without IndexedDB, as do all functions here */
export function readStoredImport(account: string): Promise<StoredImport | undefined> {
  return withDatabase(async (database) => {
    const [source, progress] = [await database.get("sources", account), await database.get("progress", account)];
    return source && progress ? { source, progress } : undefined;
  });
}

export async function saveStoredImport(account: string, { source, progress }: StoredImport): Promise<void> {
  await withDatabase(async (database) => {
    await database.put("sources", source, account);
    await database.put("progress", progress, account);
  });
}

export async function saveStoredProgress(account: string, progress: unknown): Promise<void> {
  await withDatabase((database) => database.put("progress", progress, account));
}

/** Deletes the unfinished import of an account. Those of other accounts on this device stay. */
export async function deleteStoredImport(account: string): Promise<void> {
  await withDatabase(async (database) => {
    await database.delete("sources", account);
    await database.delete("progress", account);
  });
}

async function withDatabase<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>("property-import", 1, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore("sources");
      upgraded.createObjectStore("progress");
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
