import { batch } from "#worker/db/query.ts";
import { type SweepResult, sweepImages } from "#worker/modules/images/sweep/sweep-images.service.ts";
import { endAlarm, raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { Stores } from "#worker/storage/stores.ts";

/**
 * Sweeps the image store; see `sweepImages`. Raises the alarm `image-sweep` when the sweep refuses, and ends it when a
 * run is fine.
 * @returns the numbers of the run, undefined if there was nothing to do
 * @throws StorageUnavailable
 */
export async function sweepWithAlarm(
  stores: Stores,
  now: Date,
): Promise<Pick<SweepResult, "uploads" | "files" | "trash" | "problem"> | undefined> {
  const { uploads, files, trash, problem, isFine } = await sweepImages(stores, now);
  if (problem) await batch(stores.db, raiseAlarm("image-sweep", problem, now));
  if (isFine) await batch(stores.db, endAlarm("image-sweep", now));
  return problem || uploads + files + trash > 0 ? { uploads, files, trash, problem } : undefined;
}

export const sweepImagesTask: ScheduledTask = {
  name: "orphans",
  label: "cleaning up photos",
  when: "every five minutes",
  limit: "50 files",
  whenLate: "Files without a listing stay in the store.",
  run: ({ db, images, now }) => sweepWithAlarm({ db, images }, now),
};
