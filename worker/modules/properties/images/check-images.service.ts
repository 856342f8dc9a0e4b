import type { CheckedImagesResponse } from "#contract/images/checked-images.ts";
import { type ImageVariantWidth, imageVariantWidths } from "#shared/images/image-urls.ts";
import { batch, query } from "#worker/db/query.ts";
import type { VariantBytes } from "#worker/db/tables/image-record.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { variantKey } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { getAdminProperty } from "../detail/admin-property.repository.ts";
import { propertyNotFound } from "../properties.errors.ts";
import { findImageKeys, updateImageVariants } from "./property-images.repository.ts";

/**
 * Checks that every file of a property's images is stored, and corrects the recorded variants and their sizes, so that no
 * card requests a lost one. The response lists the missing variants; the browser creates and uploads them.
 * @throws ApiError 404
 */
export async function checkImages(
  { db, images }: Stores,
  _actor: AdminActor,
  uuid: string,
  adminImageUrl: AdminImageUrl,
): Promise<CheckedImagesResponse> {
  const [found, keys] = await query(db, getAdminProperty(uuid, adminImageUrl), findImageKeys(uuid));
  if (!found) throw propertyNotFound();
  const readSize = async (key: string) => (await images.head(key))?.size;
  const checked = await Promise.all(
    found.data.property.images.map(async ({ id, url, width, height, variants: recorded }) => {
      const key = keys.get(id) ?? "";
      const [original, ...sizes] = await Promise.all([
        readSize(key),
        ...imageVariantWidths.map((size) => readSize(variantKey(key, size))),
      ]);
      const variants = imageVariantWidths
        .map((size, index) => ({ width: size, stored: sizes[index] !== undefined }))
        .filter((variant) => variant.stored || recorded.some((one) => one.width === variant.width));
      const hasVariant = (size: ImageVariantWidth) => variants.some((one) => one.width === size && one.stored);
      const missing = imageVariantWidths.filter((size) => size < width && !hasVariant(size));
      const bytes: VariantBytes = Object.fromEntries(imageVariantWidths.map((size, index) => [size, sizes[index]]));
      const isRecordWrong =
        recorded.length !== variants.length ||
        variants.some((variant) => !variant.stored) ||
        recorded.some((variant) => variant.bytes === null);
      return {
        image: { id, url, width, height, stored: original !== undefined, variants, missing },
        bytes,
        isRecordWrong,
      };
    }),
  );
  const corrections = checked
    .filter(({ isRecordWrong }) => isRecordWrong)
    .map(({ image: { id, variants }, bytes }) => {
      const widths = variants.filter(({ stored }) => stored).map(({ width }) => width);
      return updateImageVariants(id, widths, bytes);
    });
  if (corrections.length > 0) await batch(db, ...corrections);
  return { data: { images: checked.map(({ image }) => image) } };
}
