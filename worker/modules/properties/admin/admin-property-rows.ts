import type { ImageVariantWidth } from "#contract/images/image-urls.ts";
import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { Row } from "#worker/db/query.ts";
import { adminImageUrl, variantKey } from "#worker/storage/image-store.ts";
import { cardColumnNames, toCard, toProperty, wholeColumnNames } from "../property-rows.ts";

/** What staff see beside what visitors see. */
const forStaff = ["published", "deleted_at"];
export const adminCardColumnNames = [...cardColumnNames, ...forStaff];
export const adminColumnNames = [...wholeColumnNames, ...forStaff];

const state = (row: Row) => ({ published: row.published === 1, deleted_at: row.deleted_at as string | null });

export function toAdminCard(row: Row): AdminCard {
  return { ...toCard(row), ...state(row) };
}

/**
 * A row as staff see it. The pictures of one that is not live have no public address; `picture_keys`, where the row has
 * them, make the addresses for staff.
 */
export function toAdminProperty(row: Row): AdminProperty {
  const property = { ...toProperty(row), ...state(row) };
  if (typeof row.picture_keys !== "string") return property;
  const keys = JSON.parse(row.picture_keys) as string[];
  const images = property.images.map((image, index) => {
    const key = keys[index] ?? "";
    const variants = image.variants.map(({ width }) => ({
      url: adminImageUrl(variantKey(key, width as ImageVariantWidth)),
      width,
    }));
    return { ...image, url: adminImageUrl(key), variants };
  });
  return { ...property, images, image_url: images[0]?.url ?? null, image_urls: images.map(({ url }) => url) };
}
