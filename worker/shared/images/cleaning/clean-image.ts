import { imageLimits } from "#shared/images/image-limits.ts";
import type { ImageType } from "#shared/images/image-urls.ts";
import { detectImageType } from "./detect-image-type.ts";
import { cleanGif } from "./gif.ts";
import { ImageRejected, imageDamaged, limitPixels } from "./image-rejected.ts";
import { cleanJpeg } from "./jpeg/clean-jpeg.ts";
import { cleanPng } from "./png.ts";
import { cleanWebp } from "./webp.ts";

/** An image without metadata. Width and height are in pixels as displayed, after applying the orientation. */
export interface CleanImage {
  type: ImageType;
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

const cleaners: Record<ImageType, (bytes: Uint8Array, maxPixels: number) => Omit<CleanImage, "type">> = {
  "image/jpeg": cleanJpeg,
  "image/png": cleanPng,
  "image/gif": cleanGif,
  "image/webp": cleanWebp,
};

/**
 * Cleans an image within the limits of the server; see `cleanImageOfAnySize`.
 * @throws ImageRejected with a message for the sender
 */
export function cleanImage(bytes: Uint8Array): CleanImage {
  if (bytes.length > imageLimits.bytes) throw imageTooLarge();
  return cleanUpTo(bytes, imageLimits.pixels);
}

/**
 * Copies only the parts of an image that are needed to display it, without decoding it. Location, camera data,
 * thumbnails, comments, colour profiles and trailing data are removed; the orientation remains. What decoders do without
 * is completed: the end marker of a panorama or a still GIF, the lengths of a WebP. Whether the data of the image can be
 * decoded, only a decoder knows: that of the phone, before it sends.
 * @throws ImageRejected with a message for the sender
 */
export const cleanImageOfAnySize = (bytes: Uint8Array): CleanImage => cleanUpTo(bytes, Number.POSITIVE_INFINITY);

function cleanUpTo(bytes: Uint8Array, maxPixels: number): CleanImage {
  const type = detectImageType(bytes);
  const image = cleaners[type](bytes, maxPixels);
  if (image.width === 0 || image.height === 0) throw imageDamaged();
  limitPixels(image, maxPixels);
  return { type, ...image };
}

const imageTooLarge = () =>
  new ImageRejected("limits", `A photo may have at most ${imageLimits.bytes / 1024 / 1024} MB.`);
