import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { variantKey } from "#worker/storage/image-store.ts";
import { type AdminRow, type CardRow, cardColumnNames, toCard, toProperty } from "../property-rows.ts";

export const adminCardColumnNames = [...cardColumnNames, "published", "deleted_at"] as const;

const adminFields = ({ published, deleted_at }: Pick<AdminRow, "published" | "deleted_at">) => ({
  published,
  deleted_at,
});

export function toAdminCard(row: CardRow & Pick<AdminRow, "published" | "deleted_at">): AdminCard {
  return { ...toCard(row), ...adminFields(row) };
}

/**
 * Converts a row to the property that admins get.
 * @param imageKeys the keys of its images in order, if it is a draft or in the bin: its images have no public URL, so they
 *   get signed ones
 */
export function toAdminProperty(
  row: AdminRow,
  imageKeys: string[] | null,
  adminImageUrl: AdminImageUrl,
): AdminProperty {
  const property = { ...toProperty(row), ...adminFields(row), status_note: row.status_note };
  if (!imageKeys) return property;
  const images = property.images.map((image, index) => {
    const key = imageKeys[index] ?? "";
    const widths = row.images[index]?.variants ?? [];
    const variants = widths.map((width) => ({ url: adminImageUrl(variantKey(key, width)), width }));
    return { ...image, url: adminImageUrl(key), variants };
  });
  return { ...property, images, image_url: images[0]?.url ?? null, image_urls: images.map(({ url }) => url) };
}
