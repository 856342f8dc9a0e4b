import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";

/** Flat colour needs little quality; the small sizes are kept a little sharper because edges carry them. */
export const SIZES = [
  { width: 1280, quality: 50, most: 39_000 },
  { width: 640, quality: 56, most: 18_000 },
  { width: 320, quality: 58, most: 8_000 },
] as const;

export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Drawn once at 1600 px and scaled down from there, so all sizes share one set of edges. */
export const raster = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(1600, 1200)
    .flatten({ background: "#ffffff" })
    .png({ compressionLevel: 1 })
    .toBuffer();

type Output = {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly most: number;
  readonly crop?: Crop;
};

/** Steps the quality down until the file fits its budget; only the busiest pictures need a step. */
export const webp = async (master: Buffer, o: Output): Promise<Buffer> => {
  const image = sharp(master);
  const small = await (o.crop ? image.extract(o.crop) : image)
    .resize(o.width, o.height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  let quality = o.quality;
  let out = await sharp(small).webp({ quality, effort: 5 }).toBuffer();
  while (out.length > o.most && quality > 18) {
    quality -= 5;
    out = await sharp(small).webp({ quality, effort: 5 }).toBuffer();
  }
  return out;
};

export const placeholder = async (master: Buffer): Promise<string> => {
  const { data, info } = await sharp(master).resize(100, 75).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
};
