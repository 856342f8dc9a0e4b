import { and, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { images, uploads } from "#worker/db/tables/images.ts";

/** Rows that one statement deletes at most. */
const maxJoinedUploads = 200;

/** Deletes the rows of uploads that were created before a time and are attached to a property, which keeps their files. */
export function deleteAttachedUploads(before: Date): Statement {
  const attached = builder
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lte(uploads.created_at, before.toISOString()), isNotNull(uploads.joined_at)))
    .orderBy(uploads.created_at)
    .limit(maxJoinedUploads);
  return builder.delete(uploads).where(inArray(uploads.id, attached));
}

/** Finds uploads that were created before a time and are attached to no property. */
export const findExpiredUploads = (before: Date, limit: number) =>
  builder
    .select({ id: uploads.id, key: uploads.key })
    .from(uploads)
    .where(and(lte(uploads.created_at, before.toISOString()), isNull(uploads.joined_at)))
    .orderBy(uploads.created_at)
    .limit(limit);

/** Deletes those of the uploads that are still attached to no property, and returns their keys. */
export function deleteUploads(ids: string[]): Query<string[]> {
  const deleted = builder
    .delete(uploads)
    .where(and(isOneOf(uploads.id, ids), isNull(uploads.joined_at)))
    .returning({ key: uploads.key });
  return combineQueries([deleted], (rows) => rows.map(({ key }) => key));
}

/** Returns those of the keys that belong to no image and no upload. */
export const findUnknownKeys = (keys: string[]): Query<Set<string>> =>
  combineQueries(
    [
      selectRows(
        sql`SELECT value AS key FROM json_each(${JSON.stringify(keys)})
          WHERE NOT EXISTS (SELECT 1 FROM images WHERE images.key = value)
            AND NOT EXISTS (SELECT 1 FROM uploads WHERE uploads.key = value)`,
        z.object({ key: z.string() }),
      ),
    ],
    (rows) => new Set(rows.map(({ key }) => key)),
  );

/** Returns whether the database has any image. */
export const findAnyImage = (): Query<boolean> =>
  combineQueries([builder.select({ id: images.id }).from(images).limit(1)], (rows) => rows.length > 0);
