import type { AdminAppointment, ToTell } from "#contract/appointments/admin-appointment.ts";
import { type AppointmentRow, type LinkContext, manageUrl, rowReplyBy, titleOf } from "./appointment-rows.ts";
import { type Occasion, personText } from "./appointment-texts.ts";

/** Converts a row to what colleagues see. */
export function toAdminAppointment(row: AppointmentRow, links: LinkContext): AdminAppointment {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    start: row.start_at,
    end: row.end_at,
    title: titleOf(row),
    property_uuid: row.property_uuid,
    property_reference: row.property_reference,
    property_status: row.property_status,
    course_id: row.course_id,
    professional_id: row.professional_id,
    meeting_point: row.meeting_point || null,
    name: row.name,
    phone_number: row.phone_number,
    email: row.email || null,
    message: row.message,
    person_id: row.person_id,
    enquiry_id: row.enquiry_id,
    assignee_id: row.assignee === null ? null : row.assignee_id,
    assignee: row.assignee,
    resource_ids: row.resource_ids,
    outcome: row.outcome,
    note: row.note,
    reason: row.reason,
    cancelled: row.cancelled,
    sequence: row.sequence,
    reply_by: rowReplyBy(row),
    reminded_at: row.reminded_at,
    created_at: row.created_at,
    changed_at: row.changed_at,
    lesson: row.lesson,
    lessons: row.lessons,
    manage_url: manageUrl(links, row.id),
    text: personText(row, links, row.status),
  };
}

interface Telling {
  /** The time that it had. */
  from: string;
  occasion: Occasion;
  told: ToTell["told"];
}

/** Converts a row to an entry of a list of people to tell. */
export const toTell = (row: AppointmentRow, links: LinkContext, { from, occasion, told }: Telling): ToTell => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  title: titleOf(row),
  name: row.name,
  phone_number: row.phone_number,
  from,
  to: occasion === "stuck" ? null : row.start_at,
  text: personText(row, links, occasion),
  told,
});
