import { propertyKinds, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { query } from "#worker/db/query.ts";
import { originalKey } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { findUnknownKeys } from "./orphaned-files.repository.ts";

/** Pages of each folder that one run reads. A large folder must not use up those of another. */
const maxPagesPerFolder = 10;
/** Objects on one page of the image store. */
const pageSize = 1000;

export interface UnknownFile {
  key: string;
  uploaded: Date;
}

export interface CheckedFiles {
  /** Number of files that were compared with the database. */
  checked: number;
  /** Files that the database does not know. */
  unknown: UnknownFile[];
  /** Whether the database knows any file of the store, however young. */
  hasKnown: boolean;
  /** Whether the run read the whole store. */
  isWhole: boolean;
}

/**
 * Compares the files of images with the database, from a start key to the end and then from the beginning to the start
 * key, at most 10,000 in each folder. Files younger than `before` may belong to a request that is not finished.
 * @throws StorageUnavailable
 */
export async function findUnknownFiles(stores: Stores, startKey: string, before: Date): Promise<CheckedFiles> {
  const result: CheckedFiles = { checked: 0, unknown: [], hasKnown: false, isWhole: true };
  for (const kind of propertyKinds) {
    const folder = `${propertyKindTraits[kind].imageFolder}/`;
    const { checked, unknown, hasKnown, isWhole } = await checkFolder(stores, folder, folder + startKey, before);
    result.checked += checked;
    result.unknown.push(...unknown);
    result.hasKnown ||= hasKnown;
    result.isWhole &&= isWhole;
  }
  return result;
}

async function checkFolder(stores: Stores, folder: string, startKey: string, before: Date): Promise<CheckedFiles> {
  const result: CheckedFiles = { checked: 0, unknown: [], hasKnown: false, isWhole: true };
  const ranges = [
    { after: startKey, end: undefined },
    { after: undefined, end: startKey },
  ];
  let pages = 0;
  for (const { after, end } of ranges) {
    let last: string | undefined = after;
    do {
      if (++pages > maxPagesPerFolder) return { ...result, isWhole: false };
      const page = await stores.images.list(folder, last);
      const inRange = end === undefined ? page : page.filter(({ key }) => key <= end);
      const files = inRange.filter(({ uploaded }) => uploaded <= before);
      const originals = new Set(inRange.map(({ key }) => originalKey(key)));
      const [unknown] = await query(stores.db, findUnknownKeys([...originals]));
      result.checked += files.length;
      result.hasKnown ||= unknown.size < originals.size;
      result.unknown.push(...files.filter(({ key }) => unknown.has(originalKey(key))));
      last = page.length === pageSize && inRange.length === page.length ? page.at(-1)?.key : undefined;
    } while (last !== undefined);
  }
  return result;
}
