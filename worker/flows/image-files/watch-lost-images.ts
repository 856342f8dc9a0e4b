import * as z from "zod";
import { batch, query } from "#worker/db/query.ts";
import { confirmLost, findLostFiles } from "#worker/modules/images/lost/find-lost-files.service.ts";
import { updateVariantBytes } from "#worker/modules/images/lost/image-files.repository.ts";
import { endAlarm, raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import { findJobState, saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { Stores } from "#worker/storage/stores.ts";

const job = "lost-images";
/** Lost files that are remembered and checked again in each run. */
const maxRemembered = 100;
const maxExamples = 3;

const lostImagesState = z.object({
  /** The key at which the next part begins; undefined at the beginning. */
  after: z.string().optional(),
  lost: z.array(z.string()),
});

/**
 * Compares a part of the images in the database with the store, and the files that were lost before. Raises the alarm
 * `image-lost` while files are lost. Records the sizes of smaller versions that were stored without one.
 * @returns the number of lost files; undefined if there is none
 * @throws StorageUnavailable
 */
export async function watchLostImages(stores: Stores, now: Date): Promise<{ lost: number } | undefined> {
  const { db } = stores;
  const [state] = await query(db, findJobState(job, lostImagesState));
  const before = await confirmLost(stores, state?.lost ?? []);
  const part = await findLostFiles(stores, state?.after, maxRemembered);
  const lost = [...new Set([...before, ...part.lost])].slice(0, maxRemembered);
  const next: z.infer<typeof lostImagesState> = { after: part.after, lost };
  const alarm = lost.length > 0 ? raiseAlarm("image-lost", describeLost(lost), now) : endAlarm("image-lost", now);
  const sizes = part.newSizes.length > 0 ? [updateVariantBytes(part.newSizes)] : [];
  await batch(db, saveJobState(job, next), alarm, ...sizes);
  return lost.length > 0 ? { lost: lost.length } : undefined;
}

function describeLost(lost: string[]): string {
  const number = lost.length === maxRemembered ? `At least ${lost.length}` : `${lost.length}`;
  const what = lost.length === 1 ? "file of a photo is missing" : "files of photos are missing";
  const examples = lost.slice(0, maxExamples).join(", ");
  return `${number} ${what}: ${examples}${lost.length > maxExamples ? " and others" : ""}. Visitors see a placeholder. Your developer can put them back from their copies.`;
}

export const watchLostImagesTask: ScheduledTask = {
  name: "lost-images",
  label: "looking for missing photos",
  when: "every five minutes",
  limit: "a part of all photos",
  whenLate: "A missing photo is found later.",
  run: ({ db, images, now }) => watchLostImages({ db, images }, now),
};
