import { storageKeys } from "../storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "../storage/stored-value.ts";

declare global {
  interface Window {
    /** Set by web/site/server/head-script.ts: saves a draft field by field until the code of the form has loaded. */
    recordEarlyInput?: (event: Event) => void;
  }
}

/** The values of a form that is not sent yet, by field. */
export interface Draft {
  values: Record<string, string>;
  /** When the form was first shown, in milliseconds. */
  since: number;
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "values" in value && "since" in value;
}

/** Stops the recording of web/site/server/head-script.ts. From then on, the form saves its own draft. */
export function stopEarlyDraftCapture(): void {
  if (window.recordEarlyInput) removeEventListener("input", window.recordEarlyInput, true);
}

export function readDraft(form: string): Draft | undefined {
  return readStored(storageKeys.draft(form), isDraft);
}

/** Saves a draft. If all values are empty, deletes it. */
export function saveDraft(form: string, draft: Draft): void {
  const isEmpty = Object.values(draft.values).every((value) => value === "");
  if (isEmpty) deleteDraft(form);
  else writeStored(storageKeys.draft(form), draft);
}

export function deleteDraft(form: string): void {
  deleteStored(storageKeys.draft(form));
}
