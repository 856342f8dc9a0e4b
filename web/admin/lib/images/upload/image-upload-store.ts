import { deleteUploads, listUploads, type StoredUpload, saveUpload } from "#web/lib/drafts/stored-uploads.ts";
import { canSaveDraftsFor, readSession } from "#web/lib/session/stored-session.ts";
import type { PreparedImage, UploadPart } from "../prepare/prepared-image.ts";

/** An image of a form, stored in this browser until the listing is saved. */
export interface SavedImageUpload extends StoredUpload {
  /** The id it is uploaded under. */
  uploadId: string;
  name: string;
  alt: string;
  /** The selected file, until it is prepared. */
  chosen?: Blob | undefined;
  prepared?: PreparedImage | undefined;
  /** The parts that are uploaded. */
  arrived: UploadPart[];
  /** When it was selected, in milliseconds. */
  since: number;
}

/** A failed call does no harm: the image is only missing after a reload. */
export interface ImageUploadStore {
  list: (form: string) => Promise<SavedImageUpload[]>;
  save: (upload: SavedImageUpload) => Promise<void>;
  delete: (ids: readonly string[]) => Promise<void>;
}

/** The browser's IndexedDB. Images that exceed the quota, or that a private window refuses, are not stored. */
export const imageUploadStore: ImageUploadStore = {
  list: async (form) => {
    const own = await listUploads<SavedImageUpload>(readSession()?.user.id ?? "").catch(() => []);
    return own.filter((upload) => upload.form === form).sort((one, other) => one.since - other.since);
  },
  // An upload that is running during a logout must not be stored again.
  save: async (upload) => {
    if (canSaveDraftsFor(upload.owner ?? "")) await saveUpload(upload).catch(() => undefined);
  },
  delete: async (ids) => {
    await deleteUploads(ids).catch(() => undefined);
  },
};
