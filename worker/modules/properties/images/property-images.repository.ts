import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { CleanImage } from "#shared/images/cleaning/clean-image.ts";
import type { ImageVariantWidth } from "#shared/images/image-urls.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { countRemovedImages } from "#worker/db/removed-images.ts";
import type { VariantBytes } from "#worker/db/tables/image-record.ts";
import { images, uploads } from "#worker/db/tables/images.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** An image file in the image store that is attached to a property. */
export type StoredImageFile = Omit<CleanImage, "bytes"> & { id: string; key: string; bytes: number };

/** The position of an image in its property. `number` never changes and is part of the image's URL. */
export interface ImagePlacement {
  id: string;
  number: number;
  position: number;
  alt: string;
  focus: string | null;
}

/** Adds image files to a property, in their order. */
export function insertImageFiles(uuid: string, files: StoredImageFile[], now: Date): SQL {
  const rows = files.map((file, position) => ({ ...file, position, number: position + 1 }));
  return sql`INSERT INTO images (id, property_n, number, position, key, type, bytes, width, height, created_at)
    SELECT value ->> 'id', n, value ->> 'number', value ->> 'position', value ->> 'key', value ->> 'type',
      value ->> 'bytes', value ->> 'width', value ->> 'height', ${now.toISOString()}
    FROM json_each(${JSON.stringify(rows)}) CROSS JOIN properties ON properties.uuid = ${uuid}`;
}

/**
 * Attaches uploads to a property. An upload that is missing, is attached already or belongs to another admin has no key here.
 * The column does not allow that, so the whole batch fails.
 */
export function attachUploads(actor: AdminActor, uuid: string, placements: ImagePlacement[], now: Date): Statement[] {
  if (placements.length === 0) return [];
  const at = now.toISOString();
  return [
    sql`INSERT INTO images (id, property_n, number, position, key, type, bytes, width, height, alt, placeholder,
        focus, variants, variant_bytes, created_at)
      SELECT value ->> 'id', n, value ->> 'number', value ->> 'position', uploads.key, uploads.type, uploads.bytes,
        uploads.width, uploads.height, value ->> 'alt', uploads.placeholder, value ->> 'focus',
        uploads.variants, uploads.variant_bytes, ${at}
      FROM json_each(${JSON.stringify(placements)}) CROSS JOIN properties ON properties.uuid = ${uuid}
      LEFT JOIN uploads ON uploads.id = value ->> 'id' AND uploads.owner_id = ${actor.id} AND uploads.joined_at IS NULL`,
    builder
      .update(uploads)
      .set({ joined_at: at })
      .where(
        isOneOf(
          uploads.id,
          placements.map(({ id }) => id),
        ),
      ),
  ];
}

/** Deletes images of a property; the caller moves their files to the trash. */
export function deleteImages(n: number, ids: string[]): Statement[] {
  const isDeleted = and(eq(images.property_n, n), isOneOf(images.id, ids));
  return [countRemovedImages(isDeleted), builder.delete(images).where(isDeleted)];
}

/** Sets the positions, alternative texts and focus points of images. */
export function updateImagePlacements(n: number, placements: Omit<ImagePlacement, "number">[]): SQL {
  return sql`UPDATE images SET position = placed.value ->> 'position', alt = placed.value ->> 'alt',
      focus = placed.value ->> 'focus'
    FROM json_each(${JSON.stringify(placements)}) AS placed
    WHERE property_n = ${n} AND images.id = placed.value ->> 'id'`;
}

/** Sets the variants that an image has, with their sizes in bytes. */
export const updateImageVariants = (
  id: string,
  variants: ImageVariantWidth[],
  variant_bytes: VariantBytes,
): Statement => builder.update(images).set({ variants, variant_bytes }).where(eq(images.id, id));

/** Returns the keys of a property's images by image id. */
export function findImageKeys(uuid: string): Query<Map<string, string>> {
  const found = builder
    .select({ id: images.id, key: images.key })
    .from(properties)
    .innerJoin(images, eq(images.property_n, properties.n))
    .where(eq(properties.uuid, uuid));
  return combineQueries([found], (rows) => new Map(rows.map(({ id, key }) => [id, key])));
}

/** Returns whether one of the uploads still waits and belongs to another admin. */
export function hasUploadOfOtherAccount(actor: AdminActor, ids: string[]): Query<boolean> {
  const found = builder
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isOneOf(uploads.id, ids), ne(uploads.owner_id, actor.id), isNull(uploads.joined_at)))
    .limit(1);
  return combineQueries([found], (rows) => rows.length > 0);
}
