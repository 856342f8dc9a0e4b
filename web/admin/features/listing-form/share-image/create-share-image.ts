import { shareImage } from "#shared/images/share-image.ts";
import { decodeImage, drawCrop, encodeCanvas, toDrawable } from "#web/admin/lib/images/prepare/image-canvas.ts";
import { findCrop } from "./find-crop.ts";

/** From 0 to 1. A photo with many leaves needs a lower one to be small enough. */
const qualities = [0.8, 0.65, 0.5, 0.35];

/**
 * Crops a cover to what chats show of a home.
 * @returns undefined if even the lowest quality is too large
 * @throws ImageError if the browser cannot decode it
 */
export async function createShareImage(cover: Blob, focus: string | null): Promise<Blob | undefined> {
  const decoded = await decodeImage(cover);
  const canvas = drawCrop(decoded, findCrop(decoded, shareImage, focus), shareImage);
  decoded.release();
  try {
    for (const quality of qualities) {
      const blob = await encodeCanvas(canvas, shareImage.type, quality);
      if (blob && blob.size <= shareImage.maxBytes) return blob;
    }
    return undefined;
  } finally {
    toDrawable(canvas).release();
  }
}
