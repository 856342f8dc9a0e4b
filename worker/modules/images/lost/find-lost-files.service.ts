import { query } from "#worker/db/query.ts";
import type { VariantBytes } from "#worker/db/tables/image-record.ts";
import { type ImageStore, imageFileKeys, originalKey, variantKey } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { findImagesByKeys, type ImageKeys, type ImageSizes, listImagesAfter } from "./image-files.repository.ts";

/** Images of one part: about 1,000 files, which one or two lists of the store contain. */
const imagesPerPart = 250;
const parallelRequests = 6;

export interface CheckedPart {
  /** The number of files that the database expects. */
  checked: number;
  /** Keys of files that the database expects and the store lacks. */
  lost: string[];
  /** The key of the last image; undefined when it was the last of all. */
  after?: string;
  /** The sizes of smaller versions in bytes, for images whose sizes are not recorded. */
  newSizes: ImageSizes[];
}

/**
 * Compares a part of the images in the database with the store.
 * @param after the key of the last image of the part before; undefined to begin
 * @param maxLost how many lost files to report at most
 * @throws StorageUnavailable
 */
export async function findLostFiles(
  stores: Stores,
  after = "",
  maxLost = Number.POSITIVE_INFINITY,
): Promise<CheckedPart> {
  const [images] = await query(stores.db, listImagesAfter(after, imagesPerPart));
  const expected = images.flatMap(toFiles).sort();
  const sizes = await readSizes(stores.images, expected);
  const missing = expected.filter((key) => !sizes.has(key)).slice(0, maxLost);
  const isLast = images.length < imagesPerPart;
  return {
    checked: expected.length,
    lost: await confirmLost(stores, missing),
    after: isLast ? undefined : images.at(-1)?.key,
    newSizes: images.flatMap((image) => findNewSizes(image, sizes)),
  };
}

/**
 * Returns those files that are still missing and still expected. Removing an image deletes its row before its files, so
 * the rows are read last.
 * @throws StorageUnavailable
 */
export async function confirmLost({ db, images }: Stores, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const missing: string[] = [];
  for (let from = 0; from < files.length; from += parallelRequests)
    await Promise.all(
      files.slice(from, from + parallelRequests).map(async (key) => {
        if ((await images.head(key)) === null) missing.push(key);
      }),
    );
  const [known] = await query(db, findImagesByKeys([...new Set(missing.map(originalKey))]));
  const expected = new Set(known.flatMap(toFiles));
  return missing.filter((key) => expected.has(key)).sort();
}

const toFiles = ({ key, variants }: ImageKeys) => imageFileKeys(key, variants);

/** Returns the sizes of an image whose smaller versions are stored, but some of them with an unknown size. */
function findNewSizes({ key, variants, variant_bytes }: ImageKeys, sizes: ReadonlyMap<string, number>): ImageSizes[] {
  const found: VariantBytes = Object.fromEntries(variants.map((width) => [width, sizes.get(variantKey(key, width))]));
  const isNew = variants.some((width) => found[width] !== undefined && variant_bytes[width] === undefined);
  return isNew ? [{ key, variant_bytes: { ...found, ...variant_bytes } }] : [];
}

/** Returns the sizes in bytes of those files in the store that lie between the first and the last key, which are sorted. */
async function readSizes(images: ImageStore, expected: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const last = expected.at(-1);
  if (last === undefined) return sizes;
  // The list begins after a key, so it is the first one without its last sign.
  let after = expected[0]?.slice(0, -1);
  while (after !== undefined && after < last) {
    const page = await images.list("", after);
    for (const { key, size } of page) sizes.set(key, size);
    after = page.at(-1)?.key;
  }
  return sizes;
}
