import { ApiError } from "#worker/http/api-error.ts";
import { type CleanImage, cleanImage } from "#worker/storage/images/clean-image.ts";
import { type ImageRefusal, ImageRefused } from "#worker/storage/images/image-refused.ts";

const statuses = { type: 415, limits: 413, damaged: 422 } as const satisfies Record<ImageRefusal, number>;

/**
 * Cleans an uploaded image; see `cleanImage`.
 * @throws ApiError 413, 415 or 422 when the image is rejected
 */
export function cleanUpload(bytes: Uint8Array): CleanImage {
  try {
    return cleanImage(bytes);
  } catch (error) {
    if (error instanceof ImageRefused) throw new ApiError(statuses[error.refusal], error.message);
    throw error;
  }
}
