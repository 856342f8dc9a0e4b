import { propertyKinds, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { CopyDiffers } from "#worker/storage/copy-object.ts";
import type { ComparedFile, ImageCopies } from "#worker/storage/image-copies.ts";
import type { BackupPass, ImageBackupState } from "./image-backup-state.ts";

/** The first cron run from this hour on starts the night's pass. UTC, which is Monrovia's time. */
const backupHour = 3;
/** Bounds of one run. Files are streamed, so they are not in memory as a whole. */
const limits = { files: 150, bytes: 100 * 1024 * 1024, pages: 10 };
const parallelCopies = 4;
const maxExamples = 5;

/** The folders of images. Spooled requests, the trash and states have no copy. */
const folders = propertyKinds.map((kind) => `${propertyKindTraits[kind].imageFolder}/`);

/** What one run did. */
export interface ImageBackupRun {
  checked: number;
  copied: number;
  bytes: number;
  differing: number;
  isComplete: boolean;
}

/** Returns whether a pass is running or due: the first one at once, then one each night. */
export function isPassDue({ pass, last }: ImageBackupState, now: Date): boolean {
  if (pass || !last) return true;
  const night = (date: Date) => new Date(date.getTime() - backupHour * 3_600_000).toISOString().slice(0, 10);
  return night(new Date(last.startedAt)) < night(now);
}

/**
 * Continues the pass, or starts one: compares files with their copies by size and ETag, and copies missing ones. A copy
 * that differs is reported and never replaced, because either of the two may be the damaged one.
 * @returns the numbers of this run and the state for the next one
 * @throws StorageUnavailable; the caller keeps the old state, and the next run finds the copies already made
 */
export async function copyImages(
  copies: ImageCopies,
  { firstAt, progressAt: progressBefore, last, pass: interrupted }: ImageBackupState,
  now: Date,
): Promise<{ run: ImageBackupRun; next: ImageBackupState }> {
  const start = interrupted ?? newPass(now);
  let pass = start;
  for (let pages = 0; pages < limits.pages; pages++) {
    const folder = folders[pass.folder];
    const budget = {
      files: limits.files - (pass.copied - start.copied),
      bytes: limits.bytes - (pass.bytes - start.bytes),
    };
    if (folder === undefined || budget.files <= 0 || budget.bytes <= 0) break;
    const { files, isLast } = await copies.compare(folder, pass.after);
    const handled = takeWithin(files, budget);
    pass = await copyMissing(copies, handled, pass);
    const isFolderDone = isLast && handled.length === files.length;
    pass = isFolderDone
      ? { ...pass, folder: pass.folder + 1, after: undefined }
      : { ...pass, after: handled.at(-1)?.key ?? pass.after };
  }
  const isComplete = pass.folder === folders.length;
  const run = {
    checked: pass.checked - start.checked,
    copied: pass.copied - start.copied,
    bytes: pass.bytes - start.bytes,
    differing: pass.differing - start.differing,
    isComplete,
  };
  const progressAt = run.checked > 0 ? now.toISOString() : progressBefore;
  const since = { firstAt, progressAt };
  return {
    run,
    next: isComplete ? { ...since, last: { ...pass, completedAt: now.toISOString() } } : { ...since, last, pass },
  };
}

const newPass = (now: Date): BackupPass => ({
  startedAt: now.toISOString(),
  folder: 0,
  checked: 0,
  copied: 0,
  bytes: 0,
  differing: 0,
  examples: [],
});

/** Returns the first files whose missing copies are within the budget. One large file is always within it. */
function takeWithin(files: ComparedFile[], budget: { files: number; bytes: number }): ComparedFile[] {
  let { files: filesLeft, bytes: bytesLeft } = budget;
  const end = files.findIndex(({ copy, size }) => {
    if (copy !== "missing") return false;
    if (filesLeft <= 0 || bytesLeft <= 0) return true;
    filesLeft -= 1;
    bytesLeft -= size;
    return false;
  });
  return end === -1 ? files : files.slice(0, end);
}

/** Copies the missing ones of the files and returns the pass with their numbers. */
async function copyMissing(copies: ImageCopies, files: ComparedFile[], pass: BackupPass): Promise<BackupPass> {
  const differing = files.filter(({ copy }) => copy === "different").map(({ key }) => key);
  const missing = files.filter(({ copy }) => copy === "missing");
  let { copied, bytes } = pass;
  const copyFile = async ({ key }: ComparedFile) => {
    try {
      const size = await copies.copy(key);
      if (size === undefined) return;
      bytes += size;
      copied += 1;
    } catch (error) {
      if (!(error instanceof CopyDiffers)) throw error;
      differing.push(key);
    }
  };
  for (let from = 0; from < missing.length; from += parallelCopies)
    await Promise.all(missing.slice(from, from + parallelCopies).map(copyFile));
  return {
    ...pass,
    checked: pass.checked + files.length,
    copied,
    bytes,
    differing: pass.differing + differing.length,
    examples: [...pass.examples, ...differing].slice(0, maxExamples),
  };
}
