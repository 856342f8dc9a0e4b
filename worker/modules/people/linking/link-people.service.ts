import { linkPerson } from "#worker/db/contacts/link-person.ts";
import { batch, query } from "#worker/db/query.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { listUnlinked } from "./unlinked-enquiries.repository.ts";

const enquiriesPerBatch = 20;
const batchesPerRun = 5;

/**
 * Gives a person to the oldest enquiries without one: those of the time before people were stored, and those that are no
 * longer suspected spam. A run is limited; the next one continues.
 * @returns the number of enquiries, undefined if there were none
 */
export async function linkPeople(db: D1Database): Promise<number | undefined> {
  let linked = 0;
  for (let run = 0; run < batchesPerRun; run += 1) {
    const [found] = await query(db, listUnlinked(enquiriesPerBatch));
    if (found.length > 0) await batch(db, ...found.flatMap(linkPerson));
    linked += found.length;
    if (found.length < enquiriesPerBatch) break;
  }
  return linked || undefined;
}

export const linkPeopleTask: ScheduledTask = {
  name: "link-people",
  label: "finding the people of enquiries",
  when: "every five minutes",
  limit: `${enquiriesPerBatch * batchesPerRun} enquiries`,
  whenLate: "Enquiries have no person yet. The next run continues with the oldest.",
  run: ({ db }) => linkPeople(db),
};
