import { accountMark, adminDraftForms, storageKeys } from "../storage/storage-keys.ts";
import { deleteStored, listStoredKeys } from "../storage/stored-value.ts";

/** Returns the keys of the drafts of an account's admin forms. */
export function listDraftKeys(account: string): string[] {
  return Object.values(adminDraftForms).flatMap((form) => listStoredKeys(storageKeys.draft(form + account)));
}

/** Deletes the drafts of an account: those of its admin forms, with their images, and those of forms of visitors. */
export function deleteDrafts(account: string): void {
  const others = listStoredKeys(storageKeys.draft("")).filter((key) => key.endsWith(accountMark + account));
  const keys = listDraftKeys(account);
  for (const key of [...keys, ...others]) deleteStored(key);
  if (keys.length > 0)
    import("./stored-uploads.ts").then(({ deleteAccountUploads }) => deleteAccountUploads(account), ignore);
}

/** Without a connection the code may be missing. The images stay, and only their account sees them. */
const ignore = () => undefined;
