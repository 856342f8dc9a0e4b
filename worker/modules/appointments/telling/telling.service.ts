import type { ToTell } from "#contract/appointments/to-tell.ts";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { insertContact } from "#worker/modules/enquiries/inbox/enquiry-events.repository.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { toTell } from "../rows/admin-rows.ts";
import type { AppointmentRow } from "../rows/appointment-row.ts";
import { type Occasion, textWithoutLink } from "../rows/appointment-texts.ts";
import { findForAdmin } from "../show.service.ts";
import { isToTell, listToTell, noteNotTold, noteTold } from "./telling.repository.ts";

/** Lists the people who must still be told that a colleague moved or cancelled their appointment, with their texts. */
export async function listPeopleToTell(context: AppointmentContext, actor: AdminActor): Promise<ToTell[]> {
  const [rows] = await query(context.db, listToTell(actor, context.now));
  return rows.flatMap((row) => (row.tell === null ? [] : toTell(row, context, { why: row.tell, told: null })));
}

/**
 * Returns the statements that record a call or a message to the person of an appointment in its enquiry. The text of a
 * message is kept without the link, whose secret is stored nowhere.
 */
export const recordContact = (
  actor: AdminActor,
  row: AppointmentRow,
  { by, occasion }: { by: ContactWay; occasion: Occasion },
  now: Date,
): Statement[] =>
  insertContact(actor, row.enquiry_id, { by, text: by === "call" ? undefined : textWithoutLink(row, occasion) }, now);

/**
 * Records that a colleague called or wrote to the person of an appointment. What this person had to be told is told.
 * @throws ApiError 404
 */
export async function tellByHand(
  { db, now }: AppointmentContext,
  actor: AdminActor,
  id: string,
  by: ContactWay,
): Promise<void> {
  const row = await findForAdmin(db, actor, id);
  const occasion = isToTell(row) && row.tell !== null ? row.tell : row.status;
  await batch(db, ...noteTold(actor, id, now), ...recordContact(actor, row, { by, occasion }, now));
}

/** Records that the person of an appointment was not told after all. @throws ApiError 404 */
export async function undoTelling({ db, now }: AppointmentContext, actor: AdminActor, id: string): Promise<void> {
  await findForAdmin(db, actor, id);
  await batch(db, ...noteNotTold(actor, id, now));
}
