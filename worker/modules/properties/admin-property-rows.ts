import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { variantKey } from "#worker/storage/image-store.ts";
import {
  type AdminRow,
  type CardRow,
  cardColumnNames,
  toAdminFields,
  toCard,
  toExactProperty,
} from "./property-rows.ts";

export const adminCardColumnNames = [...cardColumnNames, "published", "deleted_at"] as const;

/** A whole property for admins, and the keys of its images in order unless they are public. */
interface AdminPropertyRow extends AdminRow {
  image_keys: string[];
}

const adminFields = ({ published, deleted_at }: Pick<AdminRow, "published" | "deleted_at">) => ({
  published,
  deleted_at,
});

export function toAdminCard(row: CardRow & Pick<AdminRow, "published" | "deleted_at">): AdminCard {
  return { ...toCard(row), ...adminFields(row) };
}

/**
 * Converts a row to the property that admins get. The images of a draft and of a property in the bin have no public URL,
 * so they get signed ones.
 */
export function toAdminProperty(row: AdminPropertyRow, adminImageUrl: AdminImageUrl): AdminProperty {
  const property = { ...toExactProperty(row), ...toAdminFields(row), deleted_at: row.deleted_at };
  if (row.published && row.deleted_at === null) return property;
  const images = property.images.map((image, index) => {
    const key = row.image_keys[index] ?? "";
    const record = row.images[index];
    const variants = (record?.variants ?? []).map((width) => ({
      url: adminImageUrl(variantKey(key, width)),
      width,
      bytes: record?.variant_bytes[width] ?? null,
    }));
    return { ...image, url: adminImageUrl(key), variants };
  });
  return { ...property, images, image_url: images[0]?.url ?? null, image_urls: images.map(({ url }) => url) };
}
