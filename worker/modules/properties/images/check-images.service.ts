import { sql } from "drizzle-orm";
import { type ImageVariantWidth, imageVariantWidths } from "#contract/images/image-urls.ts";
import type { CheckedImagesResponse } from "#contract/listings/admin-property.ts";
import { batch, type Query, query, type Row } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { type ImageStore, variantKey } from "#worker/storage/image-store.ts";
import { getAdminProperty } from "../admin/admin-lists.repository.ts";
import { propertyNotFound } from "../properties.errors.ts";

/**
 * Looks for every file of a listing's pictures in the image store, and corrects what the database says of the smaller
 * versions, so that no card asks for one that is lost. Those that are missing are made in the browser and sent.
 * @throws 404
 */
export async function checkImages(
  { db, images }: { db: D1Database; images: ImageStore },
  _actor: AdminActor,
  uuid: string,
): Promise<CheckedImagesResponse> {
  const [found, keys] = await query(db, getAdminProperty(uuid), pictureKeys(uuid));
  if (!found) throw propertyNotFound();
  const isStored = async (key: string) => (await images.head(key)) !== null;
  const checked = await Promise.all(
    found.data.property.images.map(async ({ id, url, width, height, variants: said }) => {
      const key = keys.get(id) ?? "";
      const [stored, ...there] = await Promise.all([
        isStored(key),
        ...imageVariantWidths.map((size) => isStored(variantKey(key, size))),
      ]);
      const variants = imageVariantWidths
        .map((size, index) => ({ width: size as number, stored: there[index] === true }))
        .filter((variant) => variant.stored || said.some((one) => one.width === variant.width));
      const has = (size: ImageVariantWidth) => variants.some((variant) => variant.width === size && variant.stored);
      const missing = imageVariantWidths.filter((size) => size < width && !has(size));
      const wrong = said.length !== variants.length || variants.some((variant) => !variant.stored);
      return { image: { id, url, width, height, stored: stored === true, variants, missing }, wrong };
    }),
  );
  const corrections = checked
    .filter(({ wrong }) => wrong)
    .map(({ image }) => {
      const widths = image.variants.filter(({ stored }) => stored).map(({ width }) => width);
      return sql`UPDATE pictures SET variants = ${JSON.stringify(widths)} WHERE id = ${image.id}`;
    });
  if (corrections.length > 0) await batch(db, ...corrections);
  return { data: { images: checked.map(({ image }) => image) } };
}

function pictureKeys(uuid: string): Query<Map<string, string>> {
  return {
    statements: [
      sql`SELECT pictures.id, key FROM properties CROSS JOIN pictures ON property_n = n WHERE uuid = ${uuid}`,
    ],
    read: ([rows = []]) => new Map(rows.map((row: Row) => [row.id as string, row.key as string])),
  };
}
