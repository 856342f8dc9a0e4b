import { sql } from "drizzle-orm";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query, Row } from "#worker/db/query.ts";

/** The keys of an image: the original's, and the widths of its smaller versions. */
export interface ImageKeys {
  key: string;
  variants: number[];
}

const readImages = ([rows = []]: Row[][]): ImageKeys[] =>
  rows.map(({ key, variants }) => ({ key: String(key), variants: JSON.parse(String(variants)) as number[] }));

/** Returns the images after a key, in the order of their keys. */
export function listImagesAfter(after: string, limit: number): Query<ImageKeys[]> {
  return {
    statements: [
      sql`SELECT key, variants FROM images WHERE key > ${after} ORDER BY key LIMIT ${integerLiteral(limit)}`,
    ],
    read: readImages,
  };
}

/** Returns those images that still belong to a property. */
export function findImagesByKeys(keys: string[]): Query<ImageKeys[]> {
  return {
    statements: [
      sql`SELECT key, variants FROM images WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
    ],
    read: readImages,
  };
}
