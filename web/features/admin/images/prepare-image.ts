/// <reference path="./thumbhash-encode.d.ts" />
import { rgbaToThumbHash } from "thumbhash/thumbhash.js?encode";
import { imageLimits } from "#contract/images/image-limits.ts";
import { type ImageVariantWidth, imageVariantWidths } from "#contract/images/image-urls.ts";
import { type Drawable, decodeImage, drawAtSize, encodeCanvas, fitInto, toDrawable } from "./image-canvas.ts";
import { ImageError } from "./image-error.ts";
import { imageMessages, maxSelectedFileBytes } from "./image-messages.ts";

/** A photograph as it is sent: upright, shrunk, with its smaller versions and its placeholder. */
export interface PreparedImage {
  file: Blob;
  variants: { width: ImageVariantWidth; blob: Blob }[];
  /** base64 thumbhash */
  placeholder: string;
}

/** The longer side of what is sent, in pixels (ruling 32). */
const longestSide = 2560;
const cardWidth = 640;
const quality = { large: 0.82, small: 0.78 };
const thumbSide = 100;

/**
 * Makes of a chosen file what is sent: at most 2,560 px, turned upright, WebP or, where the browser writes none, JPEG.
 * @throws PictureProblem
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  if (file.type && !file.type.startsWith("image/")) throw new ImageError(imageMessages.notPicture);
  if (file.size > maxSelectedFileBytes) throw new ImageError(imageMessages.tooBig);
  const decoded = await decodeImage(file);
  const fitting = fitInto(decoded.width, decoded.height, longestSide);
  // Cards show 640 px: a smaller picture is made as wide, so that it has that version too.
  const width = Math.max(fitting.width, cardWidth);
  const height = Math.max(1, Math.round((fitting.height * width) / fitting.width));
  const canvas = drawAtSize(decoded, width, height);
  decoded.release();
  const large = toDrawable(canvas);
  try {
    const sent =
      (await encodeCanvas(canvas, "image/webp", quality.large)) ?? (await encodeCanvas(canvas, "image/jpeg", 0.85));
    if (!sent) throw new ImageError(imageMessages.unreadable);
    if (sent.size > imageLimits.bytes) throw new ImageError(imageMessages.tooBigToSend);
    return { file: sent, ...(await smallerVersions(large)) };
  } finally {
    large.release();
  }
}

/** The smaller versions and the placeholder of a picture that is stored already. */
export async function prepareVariants(file: Blob): Promise<Omit<PreparedImage, "file">> {
  const decoded = await decodeImage(file);
  try {
    return await smallerVersions(decoded);
  } finally {
    decoded.release();
  }
}

/** Each is drawn from the next larger one, which is quicker and smoother than from the original every time. */
async function smallerVersions(large: Drawable): Promise<Omit<PreparedImage, "file">> {
  const variants: PreparedImage["variants"] = [];
  let source = large;
  for (const width of imageVariantWidths.toReversed()) {
    if (width > large.width) continue;
    const canvas = drawAtSize(source, width, Math.max(1, Math.round((large.height * width) / large.width)));
    const blob = await encodeCanvas(canvas, "image/webp", quality.small);
    if (source !== large) source.release();
    source = toDrawable(canvas);
    if (blob) variants.unshift({ width, blob });
  }
  const placeholder = thumbhashOf(source);
  if (source !== large) source.release();
  return { variants, placeholder };
}

function thumbhashOf(picture: Drawable): string {
  const { width, height } = fitInto(picture.width, picture.height, thumbSide);
  const canvas = drawAtSize(picture, width, height);
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  return btoa(String.fromCharCode(...rgbaToThumbHash(width, height, pixels)));
}
