import {
  deleteStoredImport,
  readStoredImport,
  type StoredImport,
  saveStoredImport,
  saveStoredProgress,
} from "#web/lib/drafts/stored-imports.ts";
import { adminDraftForms, storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import { type ImportProgress, isOpenRow } from "./import-progress.ts";
import type { ImportSource } from "./sent-rows.ts";

/** An unfinished import, kept in this browser so that it can be continued after the page was closed. */
export type SavedImport = StoredImport<ImportSource, ImportProgress>;

/** Stores the file of an import. A failure does no harm: the import only cannot be continued after a reload. */
export async function saveImport(userId: string | undefined, source: ImportSource, progress: ImportProgress) {
  if (!userId) return;
  writeStored(getMark(userId), source.spreadsheet.name);
  await saveStoredImport(userId, { source, progress }).catch(ignore);
}

/** Stores how far an import is, with the rows that it leaves out. The server keeps the report of the others. */
export async function saveProgress(userId: string | undefined, progress: ImportProgress): Promise<void> {
  const position: ImportProgress = { ...progress, rows: progress.rows.filter(isOpenRow), listings: new Map() };
  if (userId) await saveStoredProgress(userId, position).catch(ignore);
}

export async function deleteSavedImport(userId: string | undefined): Promise<void> {
  if (!userId) return;
  deleteStored(getMark(userId));
  await deleteStoredImport(userId).catch(ignore);
}

/** Returns the unfinished import of a user. */
export async function readSavedImport(userId: string): Promise<SavedImport | undefined> {
  if (readStored(getMark(userId), isText) === undefined) return undefined;
  return (await readStoredImport(userId).catch(ignore)) as SavedImport | undefined;
}

/** Marks a draft of the account, which is deleted on logout. Without it the stored import is not used. */
const getMark = (userId: string) => storageKeys.draft(`${adminDraftForms.import}${userId}`);
const isText = (value: unknown): value is string => typeof value === "string";
/** Some private windows have no IndexedDB. */
const ignore = () => undefined;
