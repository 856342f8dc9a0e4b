import { sql } from "drizzle-orm";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query } from "#worker/db/query.ts";

/** Rows that one statement deletes at most. */
const maxJoinedUploads = 200;

/** Deletes the rows of uploads that joined a property before a time; their files now belong to the property. */
export function deleteJoinedUploads(before: Date): Query<void> {
  return {
    statements: [
      sql`DELETE FROM uploads WHERE id IN (
        SELECT id FROM uploads WHERE created_at <= ${before.toISOString()} AND joined_at IS NOT NULL
        ORDER BY created_at LIMIT ${integerLiteral(maxJoinedUploads)})`,
    ],
    read: () => undefined,
  };
}

/** Finds uploads that were created before a time and joined no property. */
export function findExpiredUploads(before: Date, limit: number): Query<{ id: string; key: string }[]> {
  return {
    statements: [
      sql`SELECT id, key FROM uploads WHERE created_at <= ${before.toISOString()} AND joined_at IS NULL
        ORDER BY created_at LIMIT ${integerLiteral(limit)}`,
    ],
    read: ([rows = []]) => rows.map(({ id, key }) => ({ id: id as string, key: key as string })),
  };
}

/** Deletes those of the uploads that still joined no property, and returns their keys. */
export function deleteUploads(ids: string[]): Query<string[]> {
  return {
    statements: [
      sql`DELETE FROM uploads WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND joined_at IS NULL
        RETURNING key`,
    ],
    read: ([rows = []]) => rows.map(({ key }) => key as string),
  };
}

/** Returns those of the keys that belong to no image and no upload. */
export function findUnknownKeys(keys: string[]): Query<Set<string>> {
  return {
    statements: [
      sql`SELECT value AS key FROM json_each(${JSON.stringify(keys)})
        WHERE NOT EXISTS (SELECT 1 FROM images WHERE images.key = value)
          AND NOT EXISTS (SELECT 1 FROM uploads WHERE uploads.key = value)`,
    ],
    read: ([rows = []]) => new Set(rows.map(({ key }) => key as string)),
  };
}

/** Returns whether the database has any image. */
export function findAnyImage(): Query<boolean> {
  return {
    statements: [sql`SELECT EXISTS (SELECT 1 FROM images) AS found`],
    read: ([rows = []]) => rows[0]?.found === 1,
  };
}
