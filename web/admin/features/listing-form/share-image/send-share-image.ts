import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { apiUpload } from "#web/admin/lib/api/api-upload.ts";
import type { FormImage } from "#web/admin/lib/images/form-image.ts";
import { largestVersion } from "#web/admin/lib/images/prepare/prepared-image.ts";
import type { ImageUploadList } from "#web/admin/lib/images/upload/image-upload-list.ts";
import { createShareImage } from "./create-share-image.ts";

/** The photos of the form. This device has the files of the new ones. */
type FormPhotos = Pick<ImageUploadList, "findPrepared"> & { getState: () => { images: readonly Cover[] } };
type Cover = Pick<FormImage, "id" | "uploadId" | "focus">;
type StoredListing = Pick<AdminProperty, "images" | "share_image">;

/**
 * After a listing was saved, sends what chats show of it: its cover, cropped on this device. A listing that has the image of
 * this cover needs no other. Without the image chats show a drawing, so a failure is not shown: the next edit tries again.
 */
export function sendShareImage(uuid: string, uploads: FormPhotos, existing: StoredListing | undefined): void {
  const [cover] = uploads.getState().images;
  if (!cover || hasShareImage(existing, cover)) return;
  // Read now: the form is cleared next.
  const source = readCover(uploads, existing, cover);
  source.then((file) => createAndSend(uuid, cover, file)).catch(() => undefined);
}

function hasShareImage(existing: StoredListing | undefined, { uploadId, focus }: Cover): boolean {
  const stored = existing?.images[0];
  return existing?.share_image !== undefined && stored?.id === uploadId && stored.focus === focus;
}

async function readCover(uploads: FormPhotos, existing: StoredListing | undefined, { id, uploadId }: Cover) {
  const prepared = uploads.findPrepared(id);
  if (prepared) return largestVersion(prepared);
  const stored = existing?.images.find((image) => image.id === uploadId);
  if (!stored) throw new Error("The cover has no file");
  const { url } = stored.variants[stored.variants.length - 1] ?? stored;
  return (await fetch(url)).blob();
}

async function createAndSend(uuid: string, { uploadId, focus }: Cover, file: Blob): Promise<void> {
  const image = await createShareImage(file, focus);
  if (!image) return;
  const query = new URLSearchParams({ image: uploadId, ...(focus !== null && { focus }) });
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  await apiUpload("PUT /properties/:uuid/share-image", { params: { uuid }, query, file: image, ...options });
}
