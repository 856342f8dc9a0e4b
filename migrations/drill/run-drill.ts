import { existsSync } from "node:fs";
import { appendFile, copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { propertyKinds, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { countDumpedRows } from "#worker/db/dump/database-dump.ts";
import { backUpNow, SmallerCopy } from "#worker/flows/nightly-backup/nightly-backup.service.ts";
import { copyImages } from "#worker/modules/image-backup/copy-images.service.ts";
import type { ImageBackupState } from "#worker/modules/image-backup/image-backup-state.ts";
import { declareRestoreFinished } from "#worker/modules/images/sweep/sweep-memory.ts";
import { backupStore, databaseCopyKey } from "#worker/storage/backup-store.ts";
import { imageCopies } from "#worker/storage/image-copies.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { loadVerifiedCopy } from "../backup.ts";
import { type LocalBindings, openLocalState, readStoredRows } from "../local-state.ts";
import { verifyCopy } from "./database-copy.ts";
import type { DrillReport } from "./drill-report.ts";
import { findFreePort } from "./free-port.ts";
import { findDifferences, hashSite } from "./hash-site.ts";
import { findImagesWithoutCopy, restoreImages } from "./restore-images.ts";

const downloadBytes = 5 * 1024 * 1024;
const imageFolders = propertyKinds.map((kind) => `${propertyKindTraits[kind].imageFolder}/`);

const noCopyAdvice =
  "There is no complete copy of the database. A running site makes one each night after 2:00. Make both copies now: npm run drill -- --make";
const smallerCopyAdvice =
  "The new copy is much smaller than the last one, so it was not kept. If data was deleted on purpose: npm run db:accept-smaller, then again: npm run drill -- --make";
const noSiteAdvice =
  "The folder has no site. Create the local one with npm start, or name another folder: npm run drill -- --make --state FOLDER";
const noImagesAdvice = "There is no copy of an image. Make both copies now: npm run drill -- --make";

/** The state folder of the site, and an empty folder for the restored one. */
export interface DrillFolders {
  original: string;
  restored: string;
  /** Where the copy of the database is stored. */
  file: string;
}

/**
 * Restores the newest copies of the database and of the images into an empty state, serves both sites and compares them.
 * @param make whether to make fresh copies first
 * @throws Error if there is no copy or if it is damaged
 */
export async function runDrill(folders: DrillFolders, make: boolean): Promise<DrillReport> {
  const { original, restored, file } = folders;
  const phases: DrillReport["phases"] = [];
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    phases.push({ name, seconds: (performance.now() - start) / 1000 });
    return result;
  };
  // Opening a state takes a second, so each is opened once. The servers then need both closed.
  if (!existsSync(join(original, "v3"))) throw new Error(noSiteAdvice);
  const { copy, rows, images, uuids, lost } = await openLocalState(original, async (site) => {
    if (make) await timed("Make both copies", () => makeCopies(site));
    await timed("Fetch the copy of the database", () => fetchCopy(site, file));
    const copy = await timed("Verify its checksums", () => verifyCopy(file));
    return openLocalState(restored, async (target) => {
      const rows = await timed("Restore the database", () => loadVerifiedCopy(target.DB, copy, file));
      const images = await timed("Restore the images", () => restoreImages(site.BACKUPS, target.IMAGES));
      if (images.files === 0 && (await hasImages(site.DB))) throw new Error(noImagesAdvice);
      await timed("Declare the restore finished", () =>
        declareRestoreFinished({ db: target.DB, images: imageStore(target.IMAGES) }),
      );
      return { copy, rows, images, ...(await findComparable(site, target, copy.startedAt)) };
    });
  });
  // The secrets of a deployment are not part of a copy. Cursors in lists are signed with this one.
  await copyFile(join(original, "token-key"), join(restored, "token-key"));
  const port = await findFreePort();
  const before = await timed("Read the original site", () => hashSite(original, port, uuids));
  const after = await timed("Read the restored site", () => hashSite(restored, port, uuids));
  // Lists contain what is newer than the copy.
  const isUnchanged = lost.rows === 0 && lost.changed === 0 && lost.images === 0;
  return {
    at: new Date().toISOString(),
    copyOf: copy.startedAt,
    phases,
    database: {
      bytes: copy.bytes,
      rows: rows.loaded,
      tables: Object.keys(copy.rows).length,
      leftOut: rows.leftOut,
    },
    images,
    compared: {
      listings: before.listings.size,
      images: before.images.size,
      lists: isUnchanged ? before.lists.size : 0,
    },
    lost: { rows: lost.rows + lost.changed, images: lost.images },
    differences: [
      ...(isUnchanged ? findDifferences(before.lists, after.lists) : []),
      ...findDifferences(before.listings, after.listings),
      ...findDifferences(before.images, after.images),
    ],
  };
}

const hasImages = async (db: D1Database) => (await db.prepare("SELECT 1 FROM images LIMIT 1").first()) !== null;

async function makeCopies({ DB, IMAGES, BACKUPS }: LocalBindings): Promise<void> {
  try {
    await backUpNow(DB, backupStore(BACKUPS), new Date());
  } catch (error) {
    throw error instanceof SmallerCopy ? new Error(smallerCopyAdvice) : error;
  }
  let state: ImageBackupState = { firstAt: new Date().toISOString() };
  for (let isComplete = false; !isComplete; ) {
    const { run, next } = await copyImages(imageCopies(IMAGES, BACKUPS), state, new Date());
    isComplete = run.isComplete;
    state = next;
  }
}

/** Stores the newest copy of the database in a file. */
async function fetchCopy({ BACKUPS }: LocalBindings, file: string): Promise<void> {
  const newest = await backupStore(BACKUPS).findNewest();
  if (!newest) throw new Error(noCopyAdvice);
  await writeFile(file, "");
  for (let offset = 0; offset < newest.bytes; offset += downloadBytes) {
    const part = await BACKUPS.get(databaseCopyKey(newest.day), { range: { offset, length: downloadBytes } });
    if (!part) throw new Error("The copy was removed during the drill");
    await appendFile(file, Buffer.from(await part.arrayBuffer()));
  }
}

/** Returns the listed properties that did not change since the copy, and how much is newer than the copies. */
async function findComparable(site: LocalBindings, restored: LocalBindings, startedAt: string) {
  const countRows = ({ DB }: LocalBindings) => countDumpedRows(readStoredRows(DB));
  const restoredRows = await countRows(restored);
  const listed = await site.DB.prepare("SELECT uuid, created_at, updated_at FROM properties WHERE is_listed = 1").all<{
    uuid: string;
    created_at: string;
    updated_at: string;
  }>();
  const comparable = listed.results.filter(({ updated_at }) => updated_at < startedAt);
  const changed = listed.results.filter((row) => row.created_at < startedAt && row.updated_at >= startedAt).length;
  let rows = 0;
  for (const [table, count] of await countRows(site)) rows += Math.max(0, count - (restoredRows.get(table) ?? 0));
  const images = (await findImagesWithoutCopy(site.IMAGES, site.BACKUPS, imageFolders)).length;
  return { uuids: comparable.map(({ uuid }) => uuid), lost: { rows, changed, images } };
}
