import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { ImageUploadList } from "#web/admin/lib/images/upload/image-upload-list.ts";
import { deleteSharedPhotos, listSharedPhotos } from "#web/lib/shared-photos/shared-photos.ts";

/** Moves the waiting photos into a form. They leave the queue once this browser has stored all photos of the form. */
async function takeSharedPhotos(uploads: ImageUploadList): Promise<void> {
  const photos = await listSharedPhotos();
  if (photos.length === 0) return;
  uploads.add(photos.map(({ file }) => file));
  if (await uploads.areStored()) await deleteSharedPhotos(photos);
}

/** Adds the photos that the phone's Share has sent to a new listing, once its own photos are restored. */
export function useSharedPhotos(uploads: ImageUploadList, areImagesRestored: boolean): void {
  const isAsked = new URLSearchParams(useLocation().search).has("shared");
  useEffect(() => {
    // Without caches there are no shared photos.
    if (isAsked && areImagesRestored) takeSharedPhotos(uploads).catch(() => undefined);
  }, [uploads, isAsked, areImagesRestored]);
}
