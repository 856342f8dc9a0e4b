import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import { copyImages, type ImageBackupRun, isPassDue } from "#worker/modules/image-backup/copy-images.service.ts";
import {
  describeProblem,
  type ImageBackupState,
  imageBackupState,
} from "#worker/modules/image-backup/image-backup-state.ts";
import { endAlarm, raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import { findJobState, saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { type ImageCopies, imageCopies } from "#worker/storage/image-copies.ts";

const job = "image-backup";

/**
 * Copies new images to the second bucket, a part in each run. Raises the alarm `image-backup` when a copy differs or the
 * last complete pass is older than 48 hours, and ends it otherwise; see `describeProblem`.
 * @returns the numbers of the run, undefined when no pass is due
 * @throws StorageUnavailable
 */
export async function backUpImages(
  db: D1Database,
  copies: ImageCopies,
  now: Date,
): Promise<ImageBackupRun | undefined> {
  const [stored] = await query(db, findJobState(job, imageBackupState));
  const state = stored ?? { firstAt: now.toISOString() };
  if (!isPassDue(state, now)) {
    await batch(db, updateAlarm(state, now));
    return undefined;
  }
  try {
    const { run, next } = await copyImages(copies, state, now);
    await batch(db, saveJobState(job, next), updateAlarm(next, now));
    return run;
  } catch (error) {
    await batch(db, saveJobState(job, state), updateAlarm(state, now));
    throw error;
  }
}

function updateAlarm(state: ImageBackupState, now: Date): Statement {
  const problem = describeProblem(state, now);
  return problem ? raiseAlarm("image-backup", problem, now) : endAlarm("image-backup", now);
}

export const backUpImagesTask: ScheduledTask = {
  name: "image-backup",
  label: "copying the photos",
  when: "daily from 3:00",
  limit: "150 files or 100 MiB",
  whenLate: "The next run continues. After 48 hours there is an alarm.",
  run: ({ db, bindings, now }) => backUpImages(db, imageCopies(bindings.IMAGES, bindings.BACKUPS), now),
};
