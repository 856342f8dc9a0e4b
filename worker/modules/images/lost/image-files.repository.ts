import { gt } from "drizzle-orm";
import { builder } from "#worker/db/query/builder.ts";
import { isOneOf } from "#worker/db/query/expressions.ts";
import { images } from "#worker/db/tables/images.ts";

/** The keys of an image: the original's, and the widths of its smaller versions. */
export type ImageKeys = Pick<typeof images.$inferSelect, "key" | "variants">;

const imageKeys = { key: images.key, variants: images.variants };

/** Returns the images after a key, in the order of their keys. */
export const listImagesAfter = (after: string, limit: number) =>
  builder.select(imageKeys).from(images).where(gt(images.key, after)).orderBy(images.key).limit(limit);

/** Returns those images that still belong to a property. */
export const findImagesByKeys = (keys: string[]) =>
  builder.select(imageKeys).from(images).where(isOneOf(images.key, keys));
