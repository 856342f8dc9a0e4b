import type { CreationAttempt } from "#web/features/admin/forms/creation-attempt.ts";
import type { FormValues } from "#web/features/admin/forms/form-values.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";

/** An unsent form. */
export interface ServiceItemDraft {
  values: FormValues;
  /** The values the form started with. */
  start: FormValues;
  /** The last attempt to create the item. Its response may have been lost. */
  attempt?: CreationAttempt | undefined;
}

/** Returns the draft storage of a form. `form` names the kind and the item. */
export function serviceItemDraftStore(form: string) {
  const key = storageKeys.draft(form);
  return {
    read: () => readStored(key, isDraft),
    save: (draft: ServiceItemDraft) => writeStored(key, draft),
    delete: () => deleteStored(key),
  };
}

function isDraft(value: unknown): value is ServiceItemDraft {
  return typeof value === "object" && value !== null && "values" in value && "start" in value;
}
