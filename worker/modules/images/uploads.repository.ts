import { sql } from "drizzle-orm";
import type { ImageType, ImageVariantWidth } from "#contract/images/image-urls.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** A row of `uploads`: an image that has been uploaded and may join a property. */
export interface UploadRecord {
  id: string;
  owner_id: string;
  sent_hash: string;
  key: string;
  type: ImageType;
  bytes: number;
  width: number;
  height: number;
  placeholder: string | null;
}

const columns = sql.raw("id, owner_id, sent_hash, key, type, bytes, width, height, placeholder");

/** Finds an upload. `joined` is true if a property's image has the id, even if the upload has been deleted. */
export function findUpload(id: string): Query<{ upload?: UploadRecord; joined: boolean }> {
  return {
    statements: [
      sql`SELECT ${columns} FROM uploads WHERE id = ${id}`,
      sql`SELECT 1 AS joined FROM images WHERE id = ${id}`,
    ],
    read: ([[row] = [] as Row[], joined = []]) => ({
      upload: row as UploadRecord | undefined,
      joined: joined.length > 0,
    }),
  };
}

/** Stores an upload unless its id is taken. Returns the upload that has the id afterwards. */
export function storeUpload(actor: AdminActor, upload: Omit<UploadRecord, "owner_id">, now: Date): Query<UploadRecord> {
  const { id, sent_hash, key, type, bytes, width, height, placeholder } = upload;
  return {
    statements: [
      sql`INSERT INTO uploads (id, owner_id, sent_hash, key, type, bytes, width, height, placeholder, created_at)
        VALUES (${id}, ${actor.id}, ${sent_hash}, ${key}, ${type}, ${bytes}, ${width}, ${height}, ${placeholder},
          ${now.toISOString()})
        ON CONFLICT (id) DO NOTHING`,
      sql`SELECT ${columns} FROM uploads WHERE id = ${id}`,
    ],
    read: ([, [row] = [] as Row[]]) => row as unknown as UploadRecord,
  };
}

/** An image that the actor may add variants to: one of their own uploads, or any property's image. */
export interface VariantTarget {
  key: string;
  width: number;
  height: number;
  variants: number[];
}

export function findVariantTarget(actor: AdminActor, id: string): Query<VariantTarget | undefined> {
  return {
    statements: [
      sql`SELECT key, width, height, variants FROM images WHERE id = ${id}
        UNION ALL SELECT key, width, height, variants FROM uploads WHERE id = ${id} AND owner_id = ${actor.id} LIMIT 1`,
    ],
    read([[row] = [] as Row[]]) {
      return row && ({ ...row, variants: JSON.parse(row.variants as string) } as VariantTarget);
    },
  };
}

/** Adds a variant to the upload and the property's image, and the placeholder if there is none yet. */
export function recordVariant(
  _actor: AdminActor,
  id: string,
  width: ImageVariantWidth,
  placeholder: string | undefined,
): Query<void> {
  const variants = sql`(SELECT json_group_array(value ORDER BY value) FROM (
    SELECT value FROM json_each(variants) UNION SELECT CAST(${width} AS INTEGER)))`;
  const set = sql`variants = ${variants}, placeholder = coalesce(placeholder, ${placeholder ?? null})`;
  return {
    statements: [sql`UPDATE uploads SET ${set} WHERE id = ${id}`, sql`UPDATE images SET ${set} WHERE id = ${id}`],
    read: () => undefined,
  };
}
