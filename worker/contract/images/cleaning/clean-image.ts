import { imageLimits } from "#contract/images/image-limits.ts";
import type { ImageType } from "#contract/images/image-urls.ts";
import { detectImageType } from "./detect-image-type.ts";
import { cleanGif } from "./gif.ts";
import { ImageRejected, imageDamaged } from "./image-rejected.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";
import { cleanWebp } from "./webp.ts";

/** An image without metadata. Width and height are in pixels as displayed, after applying the orientation. */
export interface CleanImage {
  type: ImageType;
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

const cleaners: Record<ImageType, (bytes: Uint8Array) => Omit<CleanImage, "type">> = {
  "image/jpeg": cleanJpeg,
  "image/png": cleanPng,
  "image/gif": cleanGif,
  "image/webp": cleanWebp,
};

/**
 * Cleans an image of at most `imageLimits.bytes`; see `cleanImageOfAnySize`.
 * @throws ImageRejected with a message for the sender
 */
export function cleanImage(bytes: Uint8Array): CleanImage {
  if (bytes.length > imageLimits.bytes) throw imageTooLarge();
  return cleanImageOfAnySize(bytes);
}

/**
 * Copies only the parts of an image that are needed to display it, without decoding it. Location, camera data,
 * thumbnails, comments, colour profiles and trailing data are removed; the orientation remains. Time and memory depend on
 * the length of the file only, not on its content.
 * @throws ImageRejected with a message for the sender
 */
export function cleanImageOfAnySize(bytes: Uint8Array): CleanImage {
  const type = detectImageType(bytes);
  const image = cleaners[type](bytes);
  if (image.width === 0 || image.height === 0) throw imageDamaged();
  if (image.width * image.height > imageLimits.pixels) throw tooManyPixels();
  return { type, ...image };
}

const imageTooLarge = () =>
  new ImageRejected("limits", `A photo may have at most ${imageLimits.bytes / 1024 / 1024} MB.`);

const tooManyPixels = () =>
  new ImageRejected("limits", `A photo may have at most ${imageLimits.pixels / 1_000_000} megapixels.`);
