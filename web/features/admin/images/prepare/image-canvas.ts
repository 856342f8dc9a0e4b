import { ImageError } from "../image-error.ts";
import { imageMessages } from "../image-messages.ts";

/** An image that can be drawn, with its size as displayed. */
export interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
  release: () => void;
}

/**
 * Decodes any format that the browser supports, and turns the image upright.
 * @throws ImageError with `failure` if the browser cannot decode it
 */
export async function decodeImage(file: Blob, failure: string = imageMessages.unreadable): Promise<Drawable> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() };
  } catch {
    return decodeAsElement(file, failure);
  }
}

/** Decodes formats that only an `<img>` element supports. */
async function decodeAsElement(file: Blob, failure: string): Promise<Drawable> {
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  try {
    image.src = url;
    await image.decode();
  } catch {
    release();
    throw new ImageError(failure);
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, release };
}

/** Returns the size of an image scaled down so that its longer side is at most `maxSide`. */
export function fitInto(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws an image at a size. Transparent areas become white, because JPEG has no transparency. */
export function drawAtSize(image: Drawable, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new ImageError(imageMessages.unreadable);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image.source, 0, 0, width, height);
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
  type: "image/webp" | "image/jpeg",
  quality: number,
): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Browsers fall back to PNG.
  return blob?.type === type ? blob : undefined;
}
