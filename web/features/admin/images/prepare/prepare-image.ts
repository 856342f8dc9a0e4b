/// <reference path="./thumbhash-encode.d.ts" />
import { rgbaToThumbHash } from "thumbhash/thumbhash.js?encode";
import { imageLimits } from "#contract/images/image-limits.ts";
import { imageVariantWidths } from "#contract/images/image-urls.ts";
import { ImageError } from "../image-error.ts";
import { imageMessages, maxSelectedFileBytes } from "../image-messages.ts";
import { checkFile } from "./check-file.ts";
import { type Drawable, decodeImage, drawAtSize, encodeCanvas, fitInto, toDrawable } from "./image-canvas.ts";
import { findImageHints } from "./image-hints.ts";
import type { PreparedImage } from "./prepared-image.ts";

/** The longer side of an uploaded image, in pixels. */
const maxSide = 2560;
const cardWidth = 640;
/** Phones show versions of at most 640 px at two pixels per pixel, where 0.65 looks like 0.78 and needs a fifth less bytes. */
const quality = { large: 0.82, largeJpeg: 0.85, variant: 0.78, phoneVariant: 0.65 };
const thumbhashSide = 100;
/** Enough to see whether a photo is dark. */
const hintSide = 32;

/**
 * Shrinks a selected file to at most 2,560 px and turns it upright. Encodes WebP, or JPEG in browsers that cannot.
 * @throws ImageError
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  if (file.type && !file.type.startsWith("image/")) throw new ImageError(imageMessages.notImage);
  if (file.size > maxSelectedFileBytes) throw new ImageError(imageMessages.tooBig);
  const decoded = await decodeImage(file, await checkFile(file));
  const fitted = fitInto(decoded.width, decoded.height, maxSide);
  // Cards show the 640 px version, so narrower images are enlarged to have one.
  const width = Math.max(fitted.width, cardWidth);
  const height = Math.max(1, Math.round((fitted.height * width) / fitted.width));
  const canvas = drawAtSize(decoded, width, height);
  decoded.release();
  const large = toDrawable(canvas);
  try {
    const encoded =
      (await encodeCanvas(canvas, "image/webp", quality.large)) ??
      (await encodeCanvas(canvas, "image/jpeg", quality.largeJpeg));
    if (!encoded) throw new ImageError(imageMessages.unreadable);
    if (encoded.size > imageLimits.bytes) throw new ImageError(imageMessages.tooBigToSend);
    const hints = findImageHints(decoded, readPixels(large, hintSide).pixels);
    return { file: encoded, hints, ...(await createVariants(large)) };
  } finally {
    large.release();
  }
}

/** Returns the smaller versions and the placeholder of an image that is already stored. */
export async function prepareVariants(file: Blob): Promise<Omit<PreparedImage, "file">> {
  const decoded = await decodeImage(file);
  try {
    return await createVariants(decoded);
  } finally {
    decoded.release();
  }
}

/** Draws each version from the next larger one, which is faster and smoother than from the original. */
async function createVariants(large: Drawable): Promise<Omit<PreparedImage, "file">> {
  const variants: PreparedImage["variants"] = [];
  let source = large;
  for (const width of imageVariantWidths.toReversed()) {
    if (width > large.width) continue;
    const canvas = drawAtSize(source, width, Math.max(1, Math.round((large.height * width) / large.width)));
    const blob = await encodeCanvas(canvas, "image/webp", width > cardWidth ? quality.variant : quality.phoneVariant);
    if (source !== large) source.release();
    source = toDrawable(canvas);
    if (blob) variants.unshift({ width, blob });
  }
  const placeholder = createThumbhash(source);
  if (source !== large) source.release();
  return { variants, placeholder };
}

/** Returns the thumbhash of an image in base64. */
function createThumbhash(image: Drawable): string {
  const { width, height, pixels } = readPixels(image, thumbhashSide);
  return btoa(String.fromCharCode(...rgbaToThumbHash(width, height, pixels)));
}

/** Returns the pixels of an image scaled down so that its longer side is at most `maxLength`. */
function readPixels(image: Drawable, maxLength: number) {
  const { width, height } = fitInto(image.width, image.height, maxLength);
  const canvas = drawAtSize(image, width, height);
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  return { width, height, pixels };
}
