import * as z from "zod";
import { batch, query } from "#worker/db/query.ts";
import { insertMessage } from "#worker/db/queued-messages.ts";
import { findJobState, saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import { countToConfirm } from "#worker/modules/properties/confirm/to-confirm.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";

export const toConfirmMailJob = "confirm-mail";
const monday = 1;
/** Monrovia's time is UTC. */
const hour = 8;

/**
 * Queues one mail a week, on Monday morning, with the number of listings to confirm; none if there are none.
 * @returns the number; undefined when no mail was due
 */
export async function mailToConfirm(db: D1Database, origin: string, now: Date): Promise<number | undefined> {
  if (now.getUTCDay() !== monday || now.getUTCHours() < hour) return undefined;
  const day = now.toISOString().slice(0, 10);
  const [lastDay] = await query(db, findJobState(toConfirmMailJob, z.string()));
  if (lastDay === day) return undefined;
  const [count] = await query(db, countToConfirm);
  const subject = `${count} ${count === 1 ? "listing" : "listings"} to confirm`;
  const body = [
    `${count === 1 ? "1 listing is" : `${count} listings are`} due for confirmation.`,
    "Visitors see the date of the last confirmation. Listings that stay unconfirmed leave the lists.",
    "",
    `${origin}/admin`,
  ].join("\n");
  const id = `${toConfirmMailJob}:${day}`;
  await batch(
    db,
    ...(count > 0 ? [insertMessage("mail", { id, recipient: null, subject, body }, now)] : []),
    saveJobState(toConfirmMailJob, day),
  );
  return count;
}

export const toConfirmMailTask: ScheduledTask = {
  name: toConfirmMailJob,
  label: "mailing the number of listings to confirm",
  when: "weekly, on Monday from 8:00",
  limit: "one mail",
  whenLate: "The mail is sent later on Monday, or not.",
  run: ({ db, mail, origin, now }) => mail && mailToConfirm(db, origin, now),
};
