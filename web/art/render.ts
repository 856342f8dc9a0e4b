import { writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";

/** Width in px, WebP quality to start with and byte limit. Small sizes start sharper because edges matter more there. */
export const SIZES = [
  { width: 1280, quality: 50, most: 39_000 },
  { width: 640, quality: 56, most: 18_000 },
  { width: 320, quality: 58, most: 8_000 },
] as const;

export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Returns the scene as a PNG of 1600 x 1200 px. All sizes are scaled down from it. */
export const raster = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(1600, 1200)
    .flatten({ background: "#ffffff" })
    .png({ compressionLevel: 1 })
    .toBuffer();

type Output = {
  readonly width: number;
  /** Height divided by width. */
  readonly ratio: number;
  readonly quality: number;
  readonly most: number;
  readonly crop?: Crop;
};

/** Returns a WebP file. Lowers the quality in steps of 5, to 18 at the least, until the file is within its limit. */
export const webp = (master: Buffer, o: Output): Promise<Buffer> =>
  withinLimit(master, o, (image, quality) => image.webp({ quality, effort: 5 }));

/** Folder of the copies that the pages contain. */
const FIRST_IMAGES = new URL("../lib/first-images/", import.meta.url);

/** Writes the copy of a part of a scene that a page contains: AVIF of 480 px, within `most` bytes. */
export const writeFirstImage = async (name: string, master: Buffer, crop: Crop, most: number): Promise<void> => {
  const output = { width: 480, ratio: crop.height / crop.width, quality: 28, most, crop };
  const image = await withinLimit(master, output, (small, quality) => small.avif({ quality, effort: 9 }));
  writeFileSync(new URL(`${name}.avif`, FIRST_IMAGES), image);
};

type Encode = (image: Sharp, quality: number) => Sharp;

const withinLimit = async (master: Buffer, o: Output, encodeAs: Encode): Promise<Buffer> => {
  const image = sharp(master);
  const small = await (o.crop ? image.extract(o.crop) : image)
    .resize(o.width, Math.round(o.width * o.ratio))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const encode = (quality: number): Promise<Buffer> => encodeAs(sharp(small), quality).toBuffer();
  let quality = o.quality;
  let out = await encode(quality);
  while (out.length > o.most && quality > 18) {
    quality -= 5;
    out = await encode(quality);
  }
  return out;
};

/** Returns a thumbhash in base64. */
export const placeholder = async (master: Buffer): Promise<string> => {
  const { data, info } = await sharp(master).resize(100, 75).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
};
