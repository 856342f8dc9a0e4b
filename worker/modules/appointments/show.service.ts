import type { AppointmentDetail, AppointmentList, AppointmentQuery } from "#contract/appointments/admin-appointment.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { openEnquiry } from "#worker/modules/enquiries/inbox/enquiry-viewers.repository.ts";
import type { AppointmentContext } from "./appointment-context.ts";
import { findHistory, isVisible, listAppointments, listRequests, splitPage } from "./appointment-list.repository.ts";
import { appointmentNotFound } from "./appointments.errors.ts";
import { findById } from "./appointments.repository.ts";
import { toAdminAppointment } from "./rows/admin-rows.ts";
import type { AppointmentRow } from "./rows/appointment-row.ts";

/** Lists the appointments of a range that the actor may see, and the requests that wait. */
export async function listForAdmin(
  context: AppointmentContext,
  actor: AdminActor,
  asked: AppointmentQuery,
): Promise<AppointmentList> {
  const { db, now } = context;
  const [rows, requests] = await query(db, listAppointments(actor, asked, now), listRequests(actor, now));
  const { shown, more } = splitPage(rows);
  const toShown = (row: AppointmentRow) => toAdminAppointment(row, context);
  return { data: { appointments: shown.map(toShown), requests: requests.map(toShown) }, more };
}

/** Returns an appointment that the actor may see. @throws ApiError 404 */
export async function findForAdmin(db: D1Database, actor: AdminActor, id: string): Promise<AppointmentRow> {
  const [row] = await query(db, findById(id, isVisible(actor)));
  if (!row) throw appointmentNotFound();
  return row;
}

/** Returns an appointment with its history and package. @throws ApiError 404 */
export async function showForAdmin(
  context: AppointmentContext,
  actor: AdminActor,
  id: string,
): Promise<AppointmentDetail> {
  const [row, history] = await query(context.db, findById(id, isVisible(actor)), findHistory(id));
  if (!row) throw appointmentNotFound();
  return { ...toAdminAppointment(row, context), history, package: row.package };
}

/** Records that the actor has seen an appointment. Reading still works while the database refuses writes. */
export async function noteSeen({ db, now }: AppointmentContext, actor: AdminActor, enquiryId: string): Promise<void> {
  try {
    await batch(db, openEnquiry(actor, enquiryId, now));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
  }
}
