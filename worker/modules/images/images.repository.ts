import { and, eq } from "drizzle-orm";
import { type ImageType, imageExtensions, imageVariantWidths } from "#shared/images/image-urls.ts";
import { shareImage } from "#shared/images/share-image.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { images } from "#worker/db/tables/images.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { shareImageKey, variantKey } from "#worker/storage/image-store.ts";
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
  const isImage = "position" in request ? eq(images.position, request.position) : eq(images.number, request.number);
  const found = builder
    .select({
      key: images.key,
      type: images.type,
      width: images.width,
      variants: images.variants,
      share_image: properties.share_image,
    })
    .from(properties)
    .innerJoin(images, eq(images.property_n, properties.n))
    .where(
      and(
        eq(properties.uuid, request.uuid),
        eq(properties.kind, request.kind),
        eq(properties.is_viewable, true),
        isImage,
      ),
    );
  return combineQueries([selectFirst(found)], (row) => {
    if (!row) return null;
    if ("shareImage" in request) {
      const isCurrent = row.share_image === request.shareImage;
      return isCurrent ? { key: shareImageKey(row.key), defaultType: shareImage.type } : null;
    }
    if (!("width" in request)) {
      const isRightType = !("extension" in request) || imageExtensions[row.type] === request.extension;
      return isRightType ? { key: row.key, defaultType: row.type } : null;
    }
    const variants = imageVariantWidths.filter((width) => row.variants.includes(width));
    const narrower = savesData ? variants.findLast((width) => width < request.width) : undefined;
    const width = narrower ?? variants.find((stored) => stored === request.width);
    if (width) return { key: variantKey(row.key, width), defaultType: "image/webp" };
    return row.width <= request.width ? { key: row.key, defaultType: row.type } : null;
  });
}
