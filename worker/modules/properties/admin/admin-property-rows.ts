import type { ImageVariantWidth } from "#contract/images/image-urls.ts";
import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { Row } from "#worker/db/query.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { variantKey } from "#worker/storage/image-store.ts";
import { cardColumnNames, toCard, toProperty, wholeColumnNames } from "../property-rows.ts";

/** The columns that only admins see. */
const adminColumns = ["published", "deleted_at"];
export const adminCardColumnNames = [...cardColumnNames, ...adminColumns];
export const adminColumnNames = [...wholeColumnNames, ...adminColumns, "status_note"];

const adminFields = (row: Row) => ({ published: row.published === 1, deleted_at: row.deleted_at as string | null });

export function toAdminCard(row: Row): AdminCard {
  return { ...toCard(row), ...adminFields(row) };
}

/**
 * Converts a row to the property that admins get. The images of drafts and the bin have no public URL, so signed URLs
 * are made from the row's `image_keys`.
 */
export function toAdminProperty(row: Row, adminImageUrl: AdminImageUrl): AdminProperty {
  const property = { ...toProperty(row), ...adminFields(row), status_note: row.status_note as string | null };
  if (typeof row.image_keys !== "string") return property;
  const keys = JSON.parse(row.image_keys) as string[];
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
