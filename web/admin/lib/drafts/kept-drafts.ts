import { type DBSchema, openDB } from "idb";
import { apiGet } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { listDraftKeys } from "#web/lib/drafts/account-drafts.ts";
import { readStoredImport, type StoredImport, saveStoredImport } from "#web/lib/drafts/stored-imports.ts";
import { deleteAccountUploads, listUploads, type StoredUpload, saveUpload } from "#web/lib/drafts/stored-uploads.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, writeStored } from "#web/lib/storage/stored-value.ts";
import { createDraftCipher, type SealedDraft } from "./draft-cipher.ts";

/** One encrypted part of an account's drafts: all texts, one upload or the import. Small parts need little memory. */
interface KeptPart extends SealedDraft {
  account: string;
}

type Part = { texts: Record<string, string> } | { upload: StoredUpload } | { import: StoredImport };

interface Schema extends DBSchema {
  parts: { key: number; value: KeptPart; indexes: { account: string } };
}

/**
 * Encrypts the drafts of the signed-in account, and deletes the readable ones. The key comes from the server, which gives
 * it to this account only.
 * @throws ApiError, NetworkError or DOMException; the drafts are then as before
 */
export async function keepDrafts(account: string): Promise<void> {
  const cipher = await fetchCipher(account);
  const keys = listDraftKeys(account);
  const texts = Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? ""]));
  const uploads = await listUploads(account);
  const unfinished = await readStoredImport(account);
  const parts: Part[] = [{ texts }, ...uploads.map((upload) => ({ upload }))];
  if (unfinished) parts.push({ import: unfinished });
  const sealed: KeptPart[] = [];
  for (const part of parts) sealed.push({ account, ...(await cipher.seal(part)) });
  const database = await openKept();
  try {
    const { store, done } = database.transaction("parts", "readwrite");
    await Promise.all([...sealed.map((part) => store.add(part)), done]);
  } finally {
    database.close();
  }
  writeStored(storageKeys.keptDrafts(account), sealed.length);
  for (const key of keys) deleteStored(key);
  await deleteAccountUploads(account);
}

/**
 * Decrypts the kept drafts of the signed-in account and puts them back. A part that cannot be opened is deleted.
 * @returns whether all parts could be opened
 * @throws ApiError or NetworkError without a key; the drafts are then still kept
 */
export async function restoreDrafts(account: string): Promise<boolean> {
  const cipher = await fetchCipher(account);
  const database = await openKept();
  let isComplete = true;
  try {
    for (const key of await database.getAllKeysFromIndex("parts", "account", account)) {
      const sealed = await database.get("parts", key);
      const part = sealed && ((await cipher.open(sealed).catch(() => undefined)) as Part | undefined);
      if (part) await putBack(account, part);
      else isComplete = false;
      await database.delete("parts", key);
    }
  } finally {
    database.close();
  }
  deleteStored(storageKeys.keptDrafts(account));
  return isComplete;
}

async function putBack(account: string, part: Part): Promise<void> {
  if ("upload" in part) return saveUpload(part.upload);
  // A draft or an import that was started since then is newer.
  if ("import" in part) {
    if (!(await readStoredImport(account))) await saveStoredImport(account, part.import);
    return;
  }
  const entries = Object.entries(part.texts).filter(([key]) => localStorage.getItem(key) === null);
  for (const [key, text] of entries) localStorage.setItem(key, text);
}

async function fetchCipher(account: string) {
  const response = await apiGet(endpointKey("GET /draft-key"));
  return createDraftCipher(account, response.data.key);
}

function openKept() {
  return openDB<Schema>("kept-drafts", 1, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore("parts", { autoIncrement: true }).createIndex("account", "account");
    },
  });
}
