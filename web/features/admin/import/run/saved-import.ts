import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { importDatabaseName } from "#web/lib/drafts/stored-uploads.ts";
import { adminDraftForms, storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import type { ImportProgress } from "./import-progress.ts";
import type { ImportSource } from "./sent-rows.ts";

/** An unfinished import, kept in this browser so that it can be continued after the page was closed. */
export interface SavedImport {
  source: ImportSource;
  progress: ImportProgress;
}

interface Schema extends DBSchema {
  sources: { key: string; value: ImportSource };
  progress: { key: string; value: ImportProgress };
}

/** Stores the file of an import. A failure does no harm: the import only cannot be continued after a reload. */
export async function saveImport(userId: string | undefined, source: ImportSource, progress: ImportProgress) {
  if (userId) writeStored(markOf(userId), source.spreadsheet.name);
  await withDatabase(userId, async (database, key) => {
    await database.put("sources", source, key);
    await database.put("progress", progress, key);
  });
}

/** Stores how far an import is. The server keeps the report of the rows, so that this stays small. */
export async function saveProgress(userId: string | undefined, progress: ImportProgress): Promise<void> {
  const position: ImportProgress = { ...progress, rows: [], listings: new Map(), leftOut: [] };
  await withDatabase(userId, (database, key) => database.put("progress", position, key));
}

export async function deleteSavedImport(userId: string | undefined): Promise<void> {
  if (userId) deleteStored(markOf(userId));
  await withDatabase(userId, async (database, key) => {
    await database.delete("sources", key);
    await database.delete("progress", key);
  });
}

/** Returns the unfinished import of a user. */
export async function readSavedImport(userId: string): Promise<SavedImport | undefined> {
  if (readStored(markOf(userId), isText) === undefined) return undefined;
  const saved = await withDatabase(userId, async (database, key) => ({
    source: await database.get("sources", key),
    progress: await database.get("progress", key),
  }));
  const { source, progress } = saved ?? {};
  return source && progress && { source, progress };
}

/** Marks a draft of the account, which is deleted on logout. Without it the stored import is not used. */
const markOf = (userId: string) => storageKeys.draft(`${adminDraftForms.import}${userId}`);
const isText = (value: unknown): value is string => typeof value === "string";

/** Returns undefined without IndexedDB, as in some private windows. */
async function withDatabase<Result>(
  userId: string | undefined,
  work: (database: IDBPDatabase<Schema>, key: string) => Promise<Result>,
): Promise<Result | undefined> {
  if (!userId || typeof indexedDB === "undefined") return undefined;
  try {
    const database = await openDB<Schema>(importDatabaseName, 1, {
      upgrade: (upgraded) => {
        upgraded.createObjectStore("sources");
        upgraded.createObjectStore("progress");
      },
    });
    try {
      return await work(database, userId);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
