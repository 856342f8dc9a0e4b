import type { ToTell } from "#contract/appointments/to-tell.ts";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { maxPerRun } from "#worker/db/outbox.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { isExpected } from "../changes/move.ts";
import { toTell } from "../rows/admin-rows.ts";
import { findForAdmin } from "../show.service.ts";
import { isChanged } from "../times/take-time.repository.ts";
import { listDueReminders, noteReminded } from "./reminders.repository.ts";
import { tellPerson } from "./tell-person.ts";
import { recordContact } from "./telling.service.ts";

/**
 * Queues a mail to the people of the confirmed appointments of the next 24 hours. Those without an address are in the list
 * that colleagues send by hand.
 * @returns the number of mails; undefined when none was due
 */
export async function remindByMail(context: AppointmentContext): Promise<number | undefined> {
  const { db, now, channels } = context;
  if (!channels.mail) return undefined;
  const [due] = await query(db, listDueReminders({ seesHealth: true }, "with an address", now));
  let sent = 0;
  for (const row of due) {
    const { statements } = tellPerson(context, row, "reminder");
    try {
      await batch(db, isExpected(row), ...statements, ...noteReminded(row.id, null, now));
      sent += 1;
    } catch (error) {
      // It was moved or cancelled since it was read. If it is still due, the next run reminds of it.
      if (!isChanged(error)) throw error;
    }
  }
  return sent || undefined;
}

/** Lists the reminders of the next 24 hours that no mail carries, with their texts. */
export async function listToSend(context: AppointmentContext, actor: AdminActor): Promise<ToTell[]> {
  const who = context.channels.mail ? "without an address" : "everyone";
  const [due] = await query(context.db, listDueReminders(actor, who, context.now));
  return due.map((row) => toTell(row, context, { why: "reminder", told: null, from: row.start_at }));
}

/** Records that a colleague reminded the person of an appointment, also in its enquiry. @throws ApiError 404 */
export async function noteReminder(
  { db, now }: AppointmentContext,
  actor: AdminActor,
  id: string,
  by: ContactWay,
): Promise<void> {
  const row = await findForAdmin(db, actor, id);
  await batch(db, ...noteReminded(id, actor.id, now), ...recordContact(actor, row, { by, occasion: "reminder" }, now));
}

export const remindTask: ScheduledTask = {
  name: "reminders",
  label: "reminding people of appointments",
  when: "every five minutes",
  limit: `${maxPerRun} mails`,
  whenLate: "People are reminded less than 24 hours before, and not after the beginning.",
  run: ({ tokenKey, ...context }) => tokenKey && remindByMail({ ...context, tokenKey }),
};
