import { CopyDiffers } from "#worker/storage/copy-object.ts";
import type { ImageCopies } from "#worker/storage/image-copies.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { findLostFiles } from "./find-lost-files.service.ts";

export interface RestoredFiles {
  restored: number;
  /** Keys of lost files that have no copy, or whose copy could not be read completely. */
  withoutCopy: string[];
}

/**
 * Writes every lost file of an image back from its copy in the second bucket.
 * A damaged copy does not stop it.
 * @throws StorageUnavailable. Running it again continues.
 */
export async function restoreLostFiles(stores: Stores, copies: ImageCopies): Promise<RestoredFiles> {
  const result: RestoredFiles = { restored: 0, withoutCopy: [] };
  let after: string | undefined;
  do {
    const part = await findLostFiles(stores, after);
    for (const key of part.lost) {
      if (await restore(copies, key)) result.restored += 1;
      else result.withoutCopy.push(key);
    }
    after = part.after;
  } while (after !== undefined);
  return result;
}

async function restore(copies: ImageCopies, key: string): Promise<boolean> {
  try {
    return await copies.restore(key);
  } catch (error) {
    if (error instanceof CopyDiffers) return false;
    throw error;
  }
}
