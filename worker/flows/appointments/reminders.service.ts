import type { ToTell } from "#contract/appointments/admin-appointment.ts";
import { batch, query } from "#worker/db/query/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { toTell } from "#worker/modules/appointments/admin-rows.ts";
import { listDueReminders, noteReminded } from "#worker/modules/appointments/reminders.repository.ts";
import type { AppointmentContext } from "./appointment-context.routes.ts";
import { findForAdmin } from "./show.service.ts";
import { tellPerson } from "./tell-person.ts";

/**
 * Queues a mail to the people of the confirmed appointments of the next 24 hours. Those without an address are in the list
 * that colleagues send by hand.
 * @returns the number of mails; undefined when none was due
 */
export async function remindByMail(context: AppointmentContext): Promise<number | undefined> {
  const { db, now } = context;
  const [due] = await query(db, listDueReminders({ seesHealth: true }, now));
  let sent = 0;
  for (const row of due) {
    const { told, statements } = tellPerson(context, row, "reminder");
    if (told === null) continue;
    await batch(db, ...statements, ...noteReminded(row.id, null, now));
    sent += 1;
  }
  return sent || undefined;
}

/** Lists the reminders of the next 24 hours that no mail carries, with their texts. */
export async function listToSend(context: AppointmentContext, actor: AdminActor): Promise<ToTell[]> {
  const [due] = await query(context.db, listDueReminders(actor, context.now));
  return due
    .filter((row) => tellPerson(context, row, "reminder").told === null)
    .map((row) => toTell(row, context, { from: row.start_at, occasion: "reminder", told: null }));
}

/** Records that a colleague sent a reminder. @throws ApiError 404 */
export async function noteReminder({ db, now }: AppointmentContext, actor: AdminActor, id: string): Promise<void> {
  await findForAdmin(db, actor, id);
  await batch(db, ...noteReminded(id, actor.id, now));
}
