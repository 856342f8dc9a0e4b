import { batch } from "#worker/db/query.ts";
import { endAlarm, raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { readSpoolState } from "#worker/storage/spool.ts";
import type { Stores } from "#worker/storage/stores.ts";

const maxWaitingMinutes = 30;

/** Raises the alarm while an object of the spool is unreadable or has waited too long, and ends it afterwards. */
export async function watchSpool({ db, images }: Stores, now: Date): Promise<void> {
  const { waiting, oldestAt, unreadable } = await readSpoolState(images);
  const isLate = oldestAt !== null && now.getTime() - Date.parse(oldestAt) > maxWaitingMinutes * 60_000;
  const problems = [
    ...(unreadable > 0
      ? [`Enquiries or sign-outs that could not be read: ${unreadable}. Ask your developer to look at them.`]
      : []),
    ...(isLate
      ? [
          `Enquiries or sign-outs that are not in the inbox yet: ${waiting}, some for over ${maxWaitingMinutes} minutes.`,
        ]
      : []),
  ];
  await batch(db, problems.length > 0 ? raiseAlarm("spool", problems.join(" "), now) : endAlarm("spool", now));
}

export const watchSpoolTask: ScheduledTask = {
  name: "spool-state",
  label: "watching waiting enquiries",
  when: "every five minutes",
  limit: "one list of the spool",
  whenLate: "The alarm begins or ends later.",
  run: ({ db, images, now }) => watchSpool({ db, images }, now),
};
