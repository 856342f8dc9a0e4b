import { sql } from "drizzle-orm";
import { propertyKinds, propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { type Query, query } from "#worker/db/query.ts";
import { type ImageStore, imageFileKeys, originalKey } from "#worker/storage/image-store.ts";

/** How long a picture may wait for a listing, in milliseconds (security.md: 48 hours). */
const patience = 48 * 3_600_000;
/** Uploads forgotten, and lists of a thousand files looked through, by one run. */
const uploadsPerRun = 200;
const listsPerRun = 20;
/** Runs come every few minutes; each begins elsewhere, so that a store of any size is looked through in about a day. */
const minutesPerRun = 5;
const beginnings = 256;

/**
 * Removes pictures that joined no listing in time, and files that the database knows nothing of: the traces of calls
 * that were cut off between the two stores.
 * @returns how many files were removed
 */
export async function deleteOrphanedFiles(db: D1Database, images: ImageStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - patience);
  const [keys] = await query(db, forgetUploads(before));
  const files = keys.flatMap((key) => imageFileKeys(key));
  for (let from = 0; from < files.length; from += 1000) await images.delete(files.slice(from, from + 1000));
  return files.length + (await sweep(db, images, before, now));
}

/** Forgets old uploads and gives the keys of those that no listing has. */
function forgetUploads(before: Date): Query<string[]> {
  return {
    statements: [
      sql`DELETE FROM uploads WHERE id IN (
          SELECT id FROM uploads WHERE created_at <= ${before.toISOString()} ORDER BY created_at LIMIT ${uploadsPerRun}
        ) RETURNING key, joined_at`,
    ],
    read: ([rows = []]) => rows.filter(({ joined_at }) => joined_at === null).map(({ key }) => key as string),
  };
}

async function sweep(db: D1Database, images: ImageStore, before: Date, now: Date): Promise<number> {
  let lists = 0;
  let removed = 0;
  const start = (Math.floor(now.getTime() / (minutesPerRun * 60_000)) % beginnings).toString(16).padStart(2, "0");
  for (const after of [start, undefined]) {
    for (const folder of propertyKinds.map((kind) => `${propertyKindTraits[kind].imageFolder}/`)) {
      let last: string | undefined = after && folder + after;
      do {
        const objects = await images.walk(folder, last);
        const old = objects.filter(({ uploaded }) => uploaded <= before).map(({ key }) => key);
        const [unknown] = await query(db, unknownOf([...new Set(old.map(originalKey))]));
        const orphans = old.filter((key) => unknown.has(originalKey(key)));
        if (orphans.length > 0) await images.delete(orphans);
        removed += orphans.length;
        last = objects.length === 1000 ? objects.at(-1)?.key : undefined;
      } while (last !== undefined && ++lists < listsPerRun);
    }
  }
  return removed;
}

/** Those of the keys that no picture and no upload has. */
function unknownOf(keys: string[]): Query<Set<string>> {
  return {
    statements: [
      sql`SELECT value AS key FROM json_each(${JSON.stringify(keys)})
        WHERE NOT EXISTS (SELECT 1 FROM pictures WHERE pictures.key = value)
          AND NOT EXISTS (SELECT 1 FROM uploads WHERE uploads.key = value)`,
    ],
    read: ([rows = []]) => new Set(rows.map(({ key }) => key as string)),
  };
}
