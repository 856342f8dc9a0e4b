import { and, eq, sql } from "drizzle-orm";
import type { ImageVariantWidth } from "#shared/images/image-urls.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { images, uploads } from "#worker/db/tables/images.ts";
import type { AdminActor } from "#worker/http/actor.ts";

const { id: uploadId, owner_id, sent_hash, key, type, bytes, width, height, placeholder } = uploads;
const uploadColumns = { id: uploadId, owner_id, sent_hash, key, type, bytes, width, height, placeholder };

/** An image that has been uploaded and may be attached to a property. */
export type UploadRecord = Pick<typeof uploads.$inferSelect, keyof typeof uploadColumns>;

const selectUpload = (id: string) => selectFirst(builder.select(uploadColumns).from(uploads).where(eq(uploads.id, id)));

/** Finds an upload. `isAttached` is true if a property's image has the id, even if the upload has been deleted. */
export function findUpload(id: string): Query<{ upload: UploadRecord | undefined; isAttached: boolean }> {
  const attached = builder.select({ id: images.id }).from(images).where(eq(images.id, id));
  return combineQueries([selectUpload(id), attached], (upload, rows) => ({ upload, isAttached: rows.length > 0 }));
}

/** Stores an upload unless its id is taken. Returns the upload that has the id afterwards. */
export function storeUpload(
  actor: AdminActor,
  upload: Omit<UploadRecord, "owner_id">,
  now: Date,
): Query<UploadRecord | undefined> {
  const stored = builder
    .insert(uploads)
    .values({ ...upload, owner_id: actor.id, created_at: now.toISOString() })
    .onConflictDoNothing({ target: uploads.id });
  return combineQueries([stored, selectUpload(upload.id)], (_, row) => row);
}

/** An image that the actor may add variants to: one of their own uploads, or any property's image. */
export type VariantTarget = Pick<typeof images.$inferSelect, "key" | "width" | "height" | "variants">;

export function findVariantTarget(actor: AdminActor, id: string): Query<VariantTarget | undefined> {
  const getColumns = ({ key, width, height, variants }: typeof images | typeof uploads) => ({
    key,
    width,
    height,
    variants,
  });
  const image = builder.select(getColumns(images)).from(images).where(eq(images.id, id));
  const upload = builder
    .select(getColumns(uploads))
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.owner_id, actor.id)));
  return combineQueries([selectFirst(image), selectFirst(upload)], (attached, waiting) => attached ?? waiting);
}

/** Adds a variant and its size to the upload and the property's image, and the placeholder if there is none yet. */
export function recordVariant(
  _actor: AdminActor,
  id: string,
  { width, bytes, placeholder }: { width: ImageVariantWidth; bytes: number; placeholder: string | undefined },
): Query<undefined> {
  const variants = sql`(SELECT json_group_array(value ORDER BY value) FROM (
    SELECT value FROM json_each(variants) UNION SELECT CAST(${width} AS INTEGER)))`;
  const variant_bytes = sql`json_set(variant_bytes, ${`$."${width}"`}, CAST(${bytes} AS INTEGER))`;
  const set = { variants, variant_bytes, placeholder: sql`coalesce(placeholder, ${placeholder ?? null})` };
  return combineQueries(
    [
      builder.update(uploads).set(set).where(eq(uploads.id, id)),
      builder.update(images).set(set).where(eq(images.id, id)),
    ],
    () => undefined,
  );
}
