import { query } from "#worker/db/query.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { deleteOldTrash, moveToTrash } from "#worker/storage/trash.ts";
import { describeExcess } from "./describe-excess.ts";
import { findAnyImage } from "./orphaned-files.repository.ts";
import { removeExpiredUploads } from "./remove-expired-uploads.service.ts";
import { checkRemoval, type SweepMemory, updateSweepMemory } from "./sweep-memory.ts";
import { findUnknownFiles } from "./unknown-files.ts";

/** How long an upload may wait to join a property, and how old a file must be before it counts as unknown. */
const graceMs = 48 * 3_600_000;
/** The cron's interval. Each run starts at another key, so that a store of any size is covered in about a day. */
const minutesBetweenRuns = 5;
/** The number of keys at which a run may start: the values of a key's first two hexadecimal digits. */
const startKeys = 256;
const maxFilesPerRun = 50;

/** What a run did. `problem` says why it removed no unknown file; undefined if nothing is wrong. */
export interface SweepResult {
  checked: number;
  uploads: number;
  files: number;
  /** Files that were deleted after 30 days in the trash. */
  trash: number;
  problem?: string;
  /** Whether the run proves that an earlier problem is over. */
  isFine: boolean;
}

/**
 * Moves expired uploads and files without a row in the database to the trash; an interrupted request leaves such files
 * behind. Removes nothing if the database may be the wrong one (see `checkRemoval`), in the first run on a site,
 * and if more files are unknown than an interrupted request explains (see `describeExcess`).
 * @throws StorageUnavailable
 */
export async function sweepImages(stores: Stores, now: Date): Promise<SweepResult> {
  const nothing = { checked: 0, uploads: 0, files: 0, trash: 0 };
  const check = await checkRemoval(stores);
  const { known, memory, obstacle } = check;
  if (obstacle !== undefined || known === undefined) return { ...nothing, problem: obstacle, isFine: false };
  if (!memory) {
    await updateSweepMemory(stores.images, check, { images: known, since: now.toISOString() });
    return { ...nothing, isFine: false };
  }
  const before = new Date(now.getTime() - graceMs);
  const uploads = await removeExpiredUploads(stores, before, now);
  const startKey = getStartKey(now);
  const found = await findUnknownFiles(stores, startKey, before);
  const [hasImages] = await query(stores.db, findAnyImage());
  const tooMany = describeExcess(found, memory, hasImages);
  const removable = tooMany ? [] : found.unknown.slice(0, maxFilesPerRun).map(({ key }) => key);
  await moveToTrash(stores.images, removable, now);
  const trash = await deleteOldTrash(stores.images, now);
  const isFine = !tooMany && (found.isWhole || (memory.refusedStart ?? startKey) === startKey);
  const since = memory.since ?? now.toISOString();
  const remembered = nextMemory({
    known,
    memory,
    since,
    removed: removable.length,
    isFine,
    refusedAt: tooMany && startKey,
  });
  if (JSON.stringify(remembered) !== JSON.stringify(memory)) await updateSweepMemory(stores.images, check, remembered);
  return { checked: found.checked, uploads, files: removable.length, trash, problem: tooMany, isFine };
}

function getStartKey(now: Date): string {
  const run = Math.floor(now.getTime() / (minutesBetweenRuns * 60_000));
  return (run % startKeys).toString(16).padStart(2, "0");
}

interface RunOutcome {
  known: number;
  memory: SweepMemory;
  since: string;
  removed: number;
  isFine: boolean;
  refusedAt: string | undefined;
}

function nextMemory({ known, memory, since, removed, isFine, refusedAt }: RunOutcome): SweepMemory {
  const accepted = Math.max(0, (memory.accepted ?? 0) - removed);
  const refusedStart = isFine ? undefined : (refusedAt ?? memory.refusedStart);
  return { images: known, since, ...(accepted > 0 && { accepted }), ...(refusedStart && { refusedStart }) };
}
