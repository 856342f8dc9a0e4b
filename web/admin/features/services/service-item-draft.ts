import type { CreationAttempt } from "#web/admin/lib/forms/creation-attempt.ts";
import type { FormValues } from "#web/admin/ui/fields/form-values.ts";
import { canSaveDraftsFor, readSession } from "#web/lib/session/stored-session.ts";
import { adminDraftForms, storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";

/** An unsent form. */
export interface ServiceItemDraft {
  values: FormValues;
  /** The values the form started with. */
  start: FormValues;
  /** The version of the item that the form started with. */
  updatedAt?: string | undefined;
  /** The last attempt to create the item. Its response may have been lost. */
  attempt?: CreationAttempt | undefined;
}

/** Returns the draft storage of a form for the current account. `form` names the kind and the item. */
export function serviceItemDraftStore(form: string) {
  const account = readSession()?.user.id ?? "";
  const key = storageKeys.draft(`${adminDraftForms.item}${account}_${form}`);
  return {
    read: () => readStored(key, isDraft),
    /** Does nothing after a logout, which deletes the drafts. */
    save: (draft: ServiceItemDraft) => {
      if (canSaveDraftsFor(account)) writeStored(key, draft);
    },
    delete: () => deleteStored(key),
  };
}

function isDraft(value: unknown): value is ServiceItemDraft {
  return typeof value === "object" && value !== null && "values" in value && "start" in value;
}
