import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { imageVariantWidths } from "#shared/images/image-urls.ts";
import { shareImage, shareImageName } from "#shared/images/share-image.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import type { VariantBytes } from "#worker/db/tables/image-record.ts";
import type { PropertyRecord } from "#worker/modules/properties/write/property-columns.ts";
import { shareImageKey, variantKey } from "#worker/storage/image-store.ts";
import renderedImages from "./images/index.json" with { type: "json" };
import { stableUuid } from "./stable-uuid.ts";

/** A row of the table `images` and the files that it needs in the image store. */
export interface SeedImage {
  id: string;
  uuid: string;
  number: number;
  key: string;
  bytes: number;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  variantBytes: VariantBytes;
  createdAt: string;
  files: { key: string; path: string }[];
  /** Where the share image of a cover is stored. */
  shareKey?: string;
}

const parallelUploads = 24;

/** Returns one image for each name, in this order. @throws Error if a name is not in images/index.json */
export function createSeedImages(record: PropertyRecord, names: readonly string[]): SeedImage[] {
  return names.map((name, position) => {
    const image = renderedImages.find((candidate) => candidate.name === name);
    if (!image) throw new Error(`No rendered image has the name ${name}`);
    const id = stableUuid(`${record.uuid} ${name}`);
    const key = `${propertyKindTraits[record.property.kind].imageFolder}/${stableUuid(`key of ${id}`)}`;
    const path = (width: number) => join(import.meta.dirname, `images/files/${name}-${width}.webp`);
    return {
      id,
      uuid: record.uuid,
      number: position + 1,
      key,
      bytes: statSync(path(image.width)).size,
      alt: image.alt,
      width: image.width,
      height: image.height,
      placeholder: image.placeholder,
      variantBytes: Object.fromEntries(imageVariantWidths.map((width) => [width, statSync(path(width)).size])),
      createdAt: record.createdAt,
      shareKey: position === 0 ? shareImageKey(key) : undefined,
      files: [
        { key, path: path(image.width) },
        ...imageVariantWidths.map((width) => ({ key: variantKey(key, width), path: path(width) })),
      ],
    };
  });
}

/** Stores the files of all images. */
export async function uploadSeedImages(bucket: R2Bucket, images: readonly SeedImage[]): Promise<void> {
  const files = images.flatMap((image) => image.files);
  for (let from = 0; from < files.length; from += parallelUploads) {
    await Promise.all(
      files.slice(from, from + parallelUploads).map(async ({ key, path }) => {
        await bucket.put(key, await readFile(path), { httpMetadata: { contentType: "image/webp" } });
      }),
    );
  }
}

/** Crops the share images as the device of an admin does, and stores them. */
export async function uploadShareImages(bucket: R2Bucket, images: readonly SeedImage[]): Promise<void> {
  const { width, height, type } = shareImage;
  for (const { shareKey, files } of images) {
    if (!shareKey) continue;
    const bytes = await sharp(files[0]?.path).resize(width, height).jpeg({ quality: 60 }).toBuffer();
    await bucket.put(shareKey, bytes, { httpMetadata: { contentType: type } });
  }
}

/** Returns a statement that records the share images of the homes that have one. */
export function prepareShareImages(db: D1Database, images: readonly SeedImage[]): D1PreparedStatement {
  const covers = images.filter(({ shareKey }) => shareKey).map(({ uuid }) => uuid);
  return db
    .prepare("UPDATE properties SET share_image = ? WHERE uuid IN (SELECT value FROM json_each(?))")
    .bind(shareImageName(1, null), JSON.stringify(covers));
}

/** Returns a statement that inserts the rows of all images. Their listings must exist. */
export function prepareSeedImages(db: D1Database, images: readonly SeedImage[]): D1PreparedStatement {
  const rows = images.map(({ files: _files, shareKey: _shareKey, ...row }) => row);
  return db
    .prepare(
      `INSERT INTO images (id, property_n, number, position, key, type, bytes, width, height, alt, placeholder, variants, variant_bytes, created_at)
       SELECT value ->> 'id', n, value ->> 'number', (value ->> 'number') - 1, value ->> 'key', 'image/webp', value ->> 'bytes',
         value ->> 'width', value ->> 'height', value ->> 'alt', value ->> 'placeholder', ?, value -> 'variantBytes',
         value ->> 'createdAt'
       FROM json_each(?) CROSS JOIN properties ON properties.uuid = value ->> 'uuid'`,
    )
    .bind(JSON.stringify(imageVariantWidths), JSON.stringify(rows));
}
