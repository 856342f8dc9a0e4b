import { pictureLimits } from "#contract/images/image-limits.ts";
import type { PictureType } from "#contract/images/image-urls.ts";
import { pictureTypeOf } from "./detect-image-type.ts";
import { cleanGif } from "./gif.ts";
import { damaged, PictureRefused } from "./image-refused.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";
import { cleanWebp } from "./webp.ts";

/** A picture as it is stored; width and height in pixels as shown, its orientation taken into account. */
export interface CleanPicture {
  type: PictureType;
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

const cleaners: Record<PictureType, (bytes: Uint8Array) => Omit<CleanPicture, "type">> = {
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
export function cleanPicture(bytes: Uint8Array): CleanPicture {
  if (bytes.length > pictureLimits.bytes) throw tooManyBytes();
  const type = pictureTypeOf(bytes);
  const picture = cleaners[type](bytes);
  if (picture.width === 0 || picture.height === 0) throw damaged();
  if (picture.width * picture.height > pictureLimits.pixels) throw tooManyPixels();
  return { type, ...picture };
}

export const tooManyBytes = () =>
  new PictureRefused("limits", `A picture may have at most ${pictureLimits.bytes / 1024 / 1024} MB.`);

const tooManyPixels = () =>
  new PictureRefused("limits", `A picture may have at most ${pictureLimits.pixels / 1_000_000} megapixels.`);
