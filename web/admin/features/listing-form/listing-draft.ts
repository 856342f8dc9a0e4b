import type { CreationAttempt } from "#web/admin/lib/forms/creation-attempt.ts";
import type { OrderedImage } from "#web/admin/lib/images/form-image.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import type { OpenedVersion } from "./conflict/opened-version.ts";
import type { ListingValues } from "./listing-values.ts";

/** An unsent form as this browser stores it. The image files are stored by admin/shared/images/upload/image-upload-store.ts. */
export interface ListingDraft {
  values: ListingValues;
  /** The images in their order. */
  pictures: OrderedImage[];
  /** What the form started with. A colleague may have changed the listing since. */
  start: OpenedVersion;
  /** The last attempt to save the listing. Its response may have been lost. */
  attempt?: CreationAttempt | undefined;
  /** If the user has finished the form, but it could not be sent: whether the listing is to be published. */
  unsent?: { published: boolean } | undefined;
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
