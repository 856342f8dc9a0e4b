import { batch } from "#worker/db/query.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { finishMerges } from "./merge.repository.ts";

export const finishMergesTask: ScheduledTask = {
  name: "merges",
  label: "deleting people who became part of others",
  when: "every five minutes",
  limit: "100 people",
  whenLate: "Merged people are kept longer.",
  run: ({ db, now }) => batch(db, ...finishMerges(now)),
};
