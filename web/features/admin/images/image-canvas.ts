import { ImageError } from "./image-error.ts";
import { imageMessages } from "./image-messages.ts";

/** Something that can be drawn, with its size as displayed. */
export interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
  release: () => void;
}

/**
 * Decodes whatever this browser can, turned upright.
 * @throws PictureProblem
 */
export async function decodeImage(file: Blob): Promise<Drawable> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() };
  } catch {
    return decodeAsElement(file);
  }
}

/** Some formats are known to the browser's <img> alone. */
async function decodeAsElement(file: Blob): Promise<Drawable> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  try {
    image.src = address;
    await image.decode();
  } catch {
    URL.revokeObjectURL(address);
    throw new ImageError(imageMessages.unreadable);
  }
  const release = () => URL.revokeObjectURL(address);
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, release };
}

/** The size of a picture of these proportions whose longer side is `most` at most. */
export function fitInto(width: number, height: number, most: number): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws a picture at a size; what is clear through becomes white, for JPEG knows no clearness. */
export function drawAtSize(picture: Drawable, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new ImageError(imageMessages.unreadable);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture.source, 0, 0, width, height);
  return canvas;
}

export function toDrawable(canvas: HTMLCanvasElement): Drawable {
  const release = () => {
    // Some browsers keep a canvas's memory until it is small.
    canvas.width = 0;
    canvas.height = 0;
  };
  return { source: canvas, width: canvas.width, height: canvas.height, release };
}

/** The canvas as a file of this type; undefined when the browser hands back another type under its name. */
export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: "image/webp" | "image/jpeg",
  quality: number,
): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : undefined;
}
