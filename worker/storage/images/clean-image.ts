import { imageLimits } from "#contract/images/image-limits.ts";
import type { ImageType } from "#contract/images/image-urls.ts";
import { detectImageType } from "./detect-image-type.ts";
import { cleanGif } from "./gif.ts";
import { ImageRefused, imageDamaged } from "./image-refused.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";
import { cleanWebp } from "./webp.ts";

/** A picture as it is stored; width and height in pixels as shown, its orientation taken into account. */
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
 * Rewrites a picture from what showing it needs, without decoding it: where and with what it was taken, thumbnails,
 * comments, colour profiles and whatever follows its end are not in the result. The orientation stays. The work
 * and the memory grow with the file's length and with nothing that the file says.
 * @throws PictureRefused with words for the sender
 */
export function cleanImage(bytes: Uint8Array): CleanImage {
  if (bytes.length > imageLimits.bytes) throw imageTooLarge();
  const type = detectImageType(bytes);
  const picture = cleaners[type](bytes);
  if (picture.width === 0 || picture.height === 0) throw imageDamaged();
  if (picture.width * picture.height > imageLimits.pixels) throw tooManyPixels();
  return { type, ...picture };
}

export const imageTooLarge = () =>
  new ImageRefused("limits", `A picture may have at most ${imageLimits.bytes / 1024 / 1024} MB.`);

const tooManyPixels = () =>
  new ImageRefused("limits", `A picture may have at most ${imageLimits.pixels / 1_000_000} megapixels.`);
