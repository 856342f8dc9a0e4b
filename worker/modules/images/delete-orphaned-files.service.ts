import { propertyKinds, propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { query } from "#worker/db/query.ts";
import { type ImageStore, imageFileKeys, originalKey } from "#worker/storage/image-store.ts";
import { deleteExpiredUploads, findUnknownKeys } from "./orphaned-files.repository.ts";

/** How long an upload may wait to join a property. */
const uploadLifetimeMs = 48 * 3_600_000;
const maxUploadsPerRun = 200;
/** Pages of the image store that one run reads. */
const maxPagesPerRun = 20;
/** Objects on one page of the image store; R2 deletes at most as many at once. */
const pageSize = 1000;
/** The cron's interval. Each run starts at another key, so that a store of any size is covered in about a day. */
const minutesBetweenRuns = 5;
/** The number of keys at which a run may start: the values of a key's first two hexadecimal digits. */
const startKeys = 256;

/**
 * Deletes uploads that joined no property in time, and files without a row in the database. An interrupted request
 * leaves such files behind.
 * @returns the number of deleted files
 */
export async function deleteOrphanedFiles(db: D1Database, images: ImageStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - uploadLifetimeMs);
  const [keys] = await query(db, deleteExpiredUploads(before, maxUploadsPerRun));
  const files = keys.flatMap((key) => imageFileKeys(key));
  for (let from = 0; from < files.length; from += pageSize) await images.delete(files.slice(from, from + pageSize));
  return files.length + (await sweepStore(db, images, before, now));
}

/** Reads a part of the image store and deletes files that are older than `before` and unknown to the database. */
async function sweepStore(db: D1Database, images: ImageStore, before: Date, now: Date): Promise<number> {
  let pagesRead = 0;
  let deleted = 0;
  const run = Math.floor(now.getTime() / (minutesBetweenRuns * 60_000));
  const start = (run % startKeys).toString(16).padStart(2, "0");
  for (const after of [start, undefined]) {
    for (const folder of propertyKinds.map((kind) => `${propertyKindTraits[kind].imageFolder}/`)) {
      let last: string | undefined = after && folder + after;
      do {
        const objects = await images.walk(folder, last);
        const old = objects.filter(({ uploaded }) => uploaded <= before).map(({ key }) => key);
        const [unknown] = await query(db, findUnknownKeys([...new Set(old.map(originalKey))]));
        const orphans = old.filter((key) => unknown.has(originalKey(key)));
        if (orphans.length > 0) await images.delete(orphans);
        deleted += orphans.length;
        last = objects.length === pageSize ? objects.at(-1)?.key : undefined;
      } while (last !== undefined && ++pagesRead < maxPagesPerRun);
    }
  }
  return deleted;
}
