import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { cleanImage } from "#shared/images/cleaning/clean-image.ts";
import { ImageRejected } from "#shared/images/cleaning/image-rejected.ts";

const file = new URL("../../../migrations/seed/images/files/house-01-640.webp", import.meta.url).pathname;
/** The size of the photograph in pixels. */
export const width = 64;
export const height = 48;
/** A photo without metadata, as a PNG. */
export const photograph = await sharp(file).resize(width, height, { fit: "cover" }).png().toBuffer();

const secrets = {
  IFD0: { Make: "SecretCamera", Model: "SecretModel", Copyright: "SecretOwner" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 18/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "10/1 48/1 0/1" },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>SecretXmp</rdf:RDF></x:xmpmeta>';

/** Adds the metadata of a phone: EXIF, GPS, XMP and a colour profile. */
export const withSecrets = (image: Sharp, orientation?: number) =>
  image
    .withExif(secrets)
    .withXmp(xmp)
    .withIccProfile("p3")
    .withMetadata({ exif: secrets, ...(orientation && { orientation }) });

/** Cleans a copy of an image. @throws ImageRejected */
export const clean = (bytes: Uint8Array) => cleanImage(new Uint8Array(bytes));

/** Returns the pixels as displayed. */
export const pixels = (bytes: Uint8Array) =>
  sharp(bytes, { pages: -1 }).autoOrient().toColourspace("srgb").raw().toBuffer();

/** Returns the bytes as text, one character per byte. */
export const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** Returns why an image is rejected. */
export function rejectionOf(bytes: Uint8Array): ImageRejected {
  try {
    clean(bytes);
  } catch (error) {
    if (error instanceof ImageRejected) return error;
    throw error;
  }
  throw new Error("The image was accepted");
}

/** Joins bytes and texts of one byte per character. */
export const join = (...parts: (Uint8Array | number[] | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

/** Inserts a segment after the start of a JPEG. */
export const withSegment = (jpeg: Buffer, code: number, payload: string) => {
  const length = payload.length + 2;
  return join(jpeg.subarray(0, 2), [0xff, code, length >> 8, length & 255], payload, jpeg.subarray(2));
};

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const typed = join(type, data);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(typed), 4);
  return join(numbers.subarray(0, 4), typed, numbers.subarray(4));
}

/** Returns the start of a PNG of this size. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return join([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], pngChunk("IHDR", header));
}

/** Returns frames of noise for an animation. */
export async function frames(count: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const raw = await sharp({ create: { width: 8, height: 8 * count, channels: 3, background: "red", noise } })
    .raw()
    .toBuffer();
  return sharp(raw, { raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } });
}
