import { gt, type SQL, sql } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { images } from "#worker/db/tables/images.ts";

/** The files of an image: the original's key, and the widths and known sizes of its smaller versions. */
export type ImageKeys = Pick<typeof images.$inferSelect, "key" | "variants" | "variant_bytes">;

/** The sizes of an image's smaller versions, by the original's key. */
export type ImageSizes = Pick<typeof images.$inferSelect, "key" | "variant_bytes">;

const imageKeys = { key: images.key, variants: images.variants, variant_bytes: images.variant_bytes };

/** Returns the images after a key, in the order of their keys. */
export const listImagesAfter = (after: string, limit: number) =>
  builder.select(imageKeys).from(images).where(gt(images.key, after)).orderBy(images.key).limit(limit);

/** Returns those images that still belong to a property. */
export const findImagesByKeys = (keys: string[]) =>
  builder.select(imageKeys).from(images).where(isOneOf(images.key, keys));

/** Stores the sizes of smaller versions. Ignores an image that no longer exists. */
export const updateVariantBytes = (sizes: readonly ImageSizes[]): SQL =>
  sql`UPDATE images SET variant_bytes = found.value -> 'variant_bytes'
    FROM json_each(${JSON.stringify(sizes)}) AS found WHERE images.key = found.value ->> 'key'`;
