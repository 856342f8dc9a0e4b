/// <reference path="./thumbhash-encode.d.ts" />
import { rgbaToThumbHash } from "thumbhash/thumbhash.js?encode";
import { imageLimits } from "#shared/images/image-limits.ts";
import { cardVariantWidth, type ImageVariantType, imageVariantWidths } from "#shared/images/image-urls.ts";
import { ImageError } from "../image-error.ts";
import { imageMessages, maxSelectedFileBytes } from "../image-messages.ts";
import { type Drawable, decodeImage, drawAtSize, encodeCanvas, fitInto, toDrawable } from "./image-canvas.ts";
import { findImageHints } from "./image-hints.ts";
import { type InspectedPhoto, inspectPhoto } from "./inspect-photo.ts";
import type { PreparedImage } from "./prepared-image.ts";

/** The longer side of an uploaded image, in pixels. */
const maxSide = 2560;

/** The quality of each type, from 0 to 1. A JPEG needs a greater number to look the same. */
type Quality = Record<ImageVariantType, number>;
/** Phones show versions of at most 640 px at two pixels per pixel, where 0.65 looks like 0.78 and needs a fifth less bytes. */
const quality = {
  large: { "image/webp": 0.82, "image/jpeg": 0.85 },
  variant: { "image/webp": 0.78, "image/jpeg": 0.8 },
  phoneVariant: { "image/webp": 0.65, "image/jpeg": 0.72 },
} as const satisfies Record<string, Quality>;
const thumbhashSide = 100;
/** Enough to see whether a photo is dark. */
const hintSide = 32;

/**
 * Shrinks a selected file to at most 2,560 px and turns it upright. Encodes WebP, or JPEG in browsers that cannot.
 * @throws ImageError
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  if (file.size > maxSelectedFileBytes) throw new ImageError(imageMessages.tooBig);
  const photo = await inspectPhoto(file);
  const decoded = await decodePhoto(photo);
  const fitted = fitInto(decoded.width, decoded.height, maxSide);
  // Narrower images are enlarged to have a version for cards.
  const width = Math.max(fitted.width, cardVariantWidth);
  const height = Math.max(1, Math.round((fitted.height * width) / fitted.width));
  const canvas = drawAtSize(decoded, width, height);
  decoded.release();
  const large = toDrawable(canvas);
  try {
    const encoded = await encode(canvas, quality.large, "image/webp");
    if (encoded.size > imageLimits.bytes) throw new ImageError(imageMessages.tooBigToSend);
    const hints = findImageHints(photo.clean ?? decoded, readPixels(large, hintSide).pixels);
    return { file: encoded, hints, ...(await createVariants(large)) };
  } finally {
    large.release();
  }
}

/** Decodes the file itself, which has its colour profile, or what the server would make of it. @throws ImageError */
async function decodePhoto({ file, clean, failure }: InspectedPhoto): Promise<Drawable> {
  const options = { failure, size: clean, maxSide };
  return decodeImage(file, options).catch((error: unknown) => {
    if (!clean) throw error;
    return decodeImage(new Blob([clean.bytes], { type: clean.type }), options);
  });
}

/** Returns the smaller versions and the placeholder of an image that is already stored. */
export async function prepareVariants(file: Blob): Promise<Pick<PreparedImage, "variants" | "placeholder">> {
  const decoded = await decodeImage(file);
  try {
    return await createVariants(decoded);
  } finally {
    decoded.release();
  }
}

/** Draws each version from the next larger one, which is faster and smoother than from the original. */
async function createVariants(large: Drawable): Promise<Pick<PreparedImage, "variants" | "placeholder">> {
  const variants: PreparedImage["variants"] = [];
  let source = large;
  // A browser that cannot encode WebP does not try it again, because it then encodes a slow PNG.
  let type: ImageVariantType = "image/webp";
  for (const width of [...imageVariantWidths].reverse()) {
    if (width > large.width) continue;
    const canvas = drawAtSize(source, width, Math.max(1, Math.round((large.height * width) / large.width)));
    const blob = await encode(canvas, width > cardVariantWidth ? quality.variant : quality.phoneVariant, type);
    if (blob.type === "image/jpeg") type = blob.type;
    if (source !== large) source.release();
    source = toDrawable(canvas);
    variants.unshift({ width, blob });
  }
  const placeholder = createThumbhash(source);
  if (source !== large) source.release();
  return { variants, placeholder };
}

/** Encodes a type, or JPEG in browsers that cannot. @throws ImageError */
async function encode(canvas: HTMLCanvasElement, quality: Quality, type: ImageVariantType): Promise<Blob> {
  const encoded =
    (await encodeCanvas(canvas, type, quality[type])) ??
    (await encodeCanvas(canvas, "image/jpeg", quality["image/jpeg"]));
  if (!encoded) throw new ImageError(imageMessages.unreadable);
  return encoded;
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
