import { type CleanImage, cleanImage } from "#shared/images/cleaning/clean-image.ts";
import { ImageRejected } from "#shared/images/cleaning/image-rejected.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { validationFailed } from "#worker/http/api-error.ts";
import { type ImageStore, newImageKey } from "#worker/storage/image-store.ts";
import type { StoredImageFile } from "./property-images.repository.ts";

/** @throws ApiError 422 that says which photo is rejected and why */
export function cleanImageFiles(files: Uint8Array<ArrayBuffer>[]): CleanImage[] {
  return files.map((bytes, index) => {
    try {
      return cleanImage(bytes);
    } catch (error) {
      if (!(error instanceof ImageRejected)) throw error;
      const message = `Photo ${index + 1}: ${error.message}`;
      throw validationFailed("body", [{ code: "custom", path: ["images"], message, input: undefined }]);
    }
  });
}

/**
 * Stores image files under new keys. If one fails, the others are deleted as far as possible.
 * @throws StorageUnavailable
 */
export async function storeImageFiles(
  images: ImageStore,
  kind: PropertyKind,
  cleanImages: CleanImage[],
): Promise<StoredImageFile[]> {
  const files = cleanImages.map((image) => ({ id: crypto.randomUUID(), key: newImageKey(kind), image }));
  const puts = await Promise.allSettled(files.map(({ key, image }) => images.put(key, image.bytes, image.type)));
  const failed = puts.find((put) => put.status === "rejected");
  if (failed) {
    await images.delete(files.map(({ key }) => key)).catch(() => undefined);
    throw failed.reason;
  }
  return files.map(({ id, key, image }) => ({ ...image, id, key, bytes: image.bytes.length }));
}
