import { sql } from "drizzle-orm";
import type { Query } from "#worker/db/query.ts";

/** Deletes up to `limit` uploads created before a time. Returns the keys of those that joined no property. */
export function deleteExpiredUploads(before: Date, limit: number): Query<string[]> {
  return {
    statements: [
      sql`DELETE FROM uploads WHERE id IN (
          SELECT id FROM uploads WHERE created_at <= ${before.toISOString()} ORDER BY created_at LIMIT ${limit}
        ) RETURNING key, joined_at`,
    ],
    read: ([rows = []]) => rows.filter(({ joined_at }) => joined_at === null).map(({ key }) => key as string),
  };
}

/** Returns those of the keys that belong to no image and no upload. */
export function findUnknownKeys(keys: string[]): Query<Set<string>> {
  return {
    statements: [
      sql`SELECT value AS key FROM json_each(${JSON.stringify(keys)})
        WHERE NOT EXISTS (SELECT 1 FROM pictures WHERE pictures.key = value)
          AND NOT EXISTS (SELECT 1 FROM uploads WHERE uploads.key = value)`,
    ],
    read: ([rows = []]) => new Set(rows.map(({ key }) => key as string)),
  };
}
