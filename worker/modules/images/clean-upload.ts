import { type CleanImage, cleanImage } from "#shared/images/cleaning/clean-image.ts";
import { ImageRejected, type ImageRejectionReason } from "#shared/images/cleaning/image-rejected.ts";
import { ApiError } from "#worker/http/api-error.ts";

const statuses = { type: 415, limits: 413, damaged: 422 } as const satisfies Record<ImageRejectionReason, number>;

/**
 * Cleans an uploaded image; see `cleanImage`.
 * @throws ApiError 413, 415 or 422 when the image is rejected
 */
export function cleanUpload(bytes: Uint8Array): CleanImage {
  try {
    return cleanImage(bytes);
  } catch (error) {
    if (error instanceof ImageRejected) throw new ApiError(statuses[error.reason], error.message);
    throw error;
  }
}
