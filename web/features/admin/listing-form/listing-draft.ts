import type { OrderedImage } from "#web/features/admin/images/form-image.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import type { ListingValues } from "./listing-values.ts";

/** A form that was not sent yet, as this phone keeps it; the pictures' files are kept beside it (kept-pictures.ts). */
export interface ListingDraft {
  values: ListingValues;
  /** The pictures in their order. */
  pictures: OrderedImage[];
  /** What the form began with: a listing that is edited may have been changed by somebody else meanwhile. */
  start: { values: ListingValues; pictures: OrderedImage[] };
  /** The attempt that may have arrived without an answer: the same listing sent again goes under the same key. */
  attempt?: { key: string; body: string } | undefined;
}

function isDraft(value: unknown): value is ListingDraft {
  return typeof value === "object" && value !== null && "values" in value && "pictures" in value && "start" in value;
}

export function readListingDraft(form: string): ListingDraft | undefined {
  return readStored(storageKeys.draft(form), isDraft);
}

export function saveListingDraft(form: string, draft: ListingDraft): void {
  writeStored(storageKeys.draft(form), draft);
}

export function deleteListingDraft(form: string): void {
  deleteStored(storageKeys.draft(form));
}
