import { storageKeys } from "../storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "../storage/stored-value.ts";

declare global {
  interface Window {
    /** Set by web/head-script.ts: saves a draft field by field until the code of the form has loaded. */
    recordEarlyInput?: (event: Event) => void;
  }
}

/** What stands in a form that was not sent yet, by field. */
export interface Draft {
  values: Record<string, string>;
  /** When the form was first shown, in milliseconds. */
  since: number;
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "values" in value && "since" in value;
}

/** From here on the form itself keeps what is typed. */
export function stopEarlyDraftCapture(): void {
  if (window.recordEarlyInput) removeEventListener("input", window.recordEarlyInput, true);
}

export function readDraft(form: string): Draft | undefined {
  return readStored(storageKeys.draft(form), isDraft);
}

/** Keeps what is typed; a form with nothing in it keeps nothing. */
export function saveDraft(form: string, draft: Draft): void {
  const isEmpty = Object.values(draft.values).every((value) => value === "");
  if (isEmpty) deleteDraft(form);
  else writeStored(storageKeys.draft(form), draft);
}

export function deleteDraft(form: string): void {
  deleteStored(storageKeys.draft(form));
}
