import { sql } from "drizzle-orm";
import { type ImageType, imageExtensions, imageVariantWidths } from "#contract/images/image-urls.ts";
import type { Query } from "#worker/db/query.ts";
import { variantKey } from "#worker/storage/image-store.ts";
import type { ImageRequest } from "./image-request.ts";

/** A file in the image store. */
export interface ImageFile {
  key: string;
  /** The type of an object that is stored without one. */
  defaultType: ImageType;
}

/**
 * Finds the file of an image of a property with a page; null if there is none.
 * @param savesData whether a request for a smaller version gets the next narrower one
 */
export function findImage(request: ImageRequest, savesData: boolean): Query<ImageFile | null> {
  const condition = "position" in request ? sql`position = ${request.position}` : sql`number = ${request.number}`;
  return {
    statements: [
      sql`SELECT images.key, images.type, images.width, images.variants
        FROM properties CROSS JOIN images ON images.property_n = properties.n
        WHERE properties.uuid = ${request.uuid} AND properties.kind = ${request.kind} AND properties.is_viewable = 1 AND ${condition}`,
    ],
    read(results) {
      const row = results[0]?.[0] as { key: string; type: ImageType; width: number; variants: string } | undefined;
      if (!row) return null;
      if (!("width" in request)) {
        const isRightType = !("extension" in request) || imageExtensions[row.type] === request.extension;
        return isRightType ? { key: row.key, defaultType: row.type } : null;
      }
      const variants = imageVariantWidths.filter((width) => (JSON.parse(row.variants) as number[]).includes(width));
      const narrower = savesData ? variants.findLast((width) => width < request.width) : undefined;
      const width = narrower ?? variants.find((stored) => stored === request.width);
      if (width) return { key: variantKey(row.key, width), defaultType: "image/webp" };
      return row.width <= request.width ? { key: row.key, defaultType: row.type } : null;
    },
  };
}
