import type { ImageVariantType } from "#shared/images/image-urls.ts";
import { ImageError } from "../image-error.ts";
import { imageMessages } from "../image-messages.ts";

/** An image that can be drawn, with its size as displayed. */
export interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
  release: () => void;
}

export interface Size {
  width: number;
  height: number;
}

/** What is known of an image before it is decoded. */
interface DecodeOptions {
  /** The text of the error. */
  failure?: string;
  /** Its size as displayed. */
  size?: Size | undefined;
  /** The longer side that is needed. A large photo is decoded to this size, to need less memory. */
  maxSide?: number;
}

/** With more pixels, a phone may lack the memory for the whole photo. */
const largePixels = 16_000_000;
/** Of the logarithm of the ratio of two ratios, so that rounding very narrow images is no difference. */
const shapeTolerance = 0.3;

/**
 * Decodes any format that the browser supports, and turns the image upright.
 * @throws ImageError if the browser cannot decode it
 */
export async function decodeImage(file: Blob, options: DecodeOptions = {}): Promise<Drawable> {
  return (
    (await decodeAsBitmap(file, options)) ??
    (await decodeAsElement(file)) ??
    Promise.reject(new ImageError(options.failure ?? imageMessages.unreadable))
  );
}

async function decodeAsBitmap(file: Blob, { size, maxSide }: DecodeOptions): Promise<Drawable | undefined> {
  const isLarge = size && maxSide && size.width * size.height > largePixels;
  // The browser keeps the proportions, which are wrong if it does not turn the image.
  const side = size && size.width > size.height ? "resizeWidth" : "resizeHeight";
  const resize: ImageBitmapOptions = isLarge ? { [side]: maxSide, resizeQuality: "high" } : {};
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image", ...resize });
    const release = () => bitmap.close();
    if (!size || hasSameShape(bitmap, size)) {
      return { source: bitmap, width: bitmap.width, height: bitmap.height, release };
    }
    release();
  } catch {
    // The element may decode it.
  }
  return undefined;
}

const hasSameShape = (image: Size, { width, height }: Size): boolean =>
  Math.abs(Math.log((image.width * height) / (image.height * width))) < shapeTolerance;

/** Decodes formats and incomplete files that only an `<img>` element accepts. */
async function decodeAsElement(file: Blob): Promise<Drawable | undefined> {
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  try {
    image.src = url;
    await image.decode();
  } catch {
    release();
    return undefined;
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, release };
}

/** Returns the size of an image scaled down so that its longer side is at most `maxSide`. */
export function fitInto(width: number, height: number, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A part of an image, in pixels. */
export interface Crop extends Size {
  left: number;
  top: number;
}

/** Draws an image at a size. Transparent areas become white, because JPEG has no transparency. */
export function drawAtSize(image: Drawable, width: number, height: number): HTMLCanvasElement {
  return drawCrop(image, { left: 0, top: 0, width: image.width, height: image.height }, { width, height });
}

/** Draws a part of an image at a size. */
export function drawCrop(image: Drawable, { left, top, width, height }: Crop, size: Size): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d");
  if (!context) throw new ImageError(imageMessages.unreadable);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image.source, left, top, width, height, 0, 0, size.width, size.height);
  return canvas;
}

export function toDrawable(canvas: HTMLCanvasElement): Drawable {
  const release = () => {
    // Some browsers keep a canvas in memory until its size is zero.
    canvas.width = 0;
    canvas.height = 0;
  };
  return { source: canvas, width: canvas.width, height: canvas.height, release };
}

/** Returns the canvas in this format, or undefined when the browser cannot encode it. */
export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: ImageVariantType,
  quality: number,
): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Browsers fall back to PNG.
  return blob?.type === type ? blob : undefined;
}
