import { sql } from "drizzle-orm";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { type Query, query } from "#worker/db/query.ts";
import { type ImageStore, imageFileKeys } from "#worker/storage/image-store.ts";

/** How long a deleted listing can be restored, in milliseconds (ruling 28). */
const daysInBin = 30 * 24 * 3_600_000;
const perRun = 20;

interface Expired {
  uuid: string;
  keys: string[];
}

/**
 * Removes the listings that have been in the bin for 30 days, with their pictures, and leaves a tombstone of each.
 * @returns how many
 */
export async function emptyBin(db: D1Database, images: ImageStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - daysInBin).toISOString();
  const [expired] = await query(db, findExpired(before));
  for (const { uuid, keys } of expired) {
    const still = sql`uuid = ${uuid} AND deleted_at <= ${before}`;
    const [removed] = await query(db, {
      statements: [
        sql`INSERT INTO tombstones (uuid, kind, property_type, type_key, city, area, area_key, price_cents, removed_at)
        SELECT uuid, kind, property_type, type_key, city, area, area_key, price_cents, ${now.toISOString()}
        FROM properties WHERE ${still}`,
        insertAuditEntry(null, { action: "remove", entity: "property", entityId: uuid }, now, hasChangedRows),
        sql`DELETE FROM properties WHERE ${still} RETURNING uuid`,
      ],
      read: (results) => results.at(-1)?.length === 1,
    });
    if (!removed) continue;
    const files = keys.flatMap((key) => imageFileKeys(key));
    if (files.length > 0) await images.delete(files);
  }
  return expired.length;
}

function findExpired(before: string): Query<Expired[]> {
  const keys = sql`(SELECT json_group_array(key) FROM pictures WHERE property_n = n)`;
  return {
    statements: [
      sql`SELECT uuid, ${keys} AS keys FROM properties INDEXED BY properties_hidden
        WHERE live = 0 AND deleted_at <= ${before} LIMIT ${perRun}`,
    ],
    read: ([rows = []]) =>
      rows.map(({ uuid, keys: json }) => ({ uuid: uuid as string, keys: JSON.parse(json as string) as string[] })),
  };
}
