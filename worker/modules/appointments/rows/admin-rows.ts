import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import type { ToTell } from "#contract/appointments/to-tell.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";
import { manageUrl } from "#worker/security/personal-links.ts";
import type { AppointmentRow } from "./appointment-row.ts";
import { getTitle, isToConfirm, rowReplyBy } from "./appointment-rows.ts";
import { personText } from "./appointment-texts.ts";

/** Converts a row to what colleagues see. */
export function toAdminAppointment(row: AppointmentRow, links: LinkContext & { now: Date }): AdminAppointment {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    to_confirm: isToConfirm(row, links.now),
    start: row.start_at,
    end: row.end_at,
    title: getTitle(row),
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
  why: ToTell["why"];
  told: ToTell["told"];
  /** The time that its person knows; by default the one of the row. */
  from?: string;
}

/** Converts a row, as it is after the change, to an entry of a list of people to tell. */
export const toTell = (row: AppointmentRow, links: LinkContext, { why, told, from }: Telling): ToTell => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  title: getTitle(row),
  name: row.name,
  phone_number: row.phone_number,
  enquiry_id: row.enquiry_id,
  person_id: row.person_id,
  why,
  from: from ?? row.tell_from ?? row.start_at,
  to: why === "moved" || why === "reminder" ? row.start_at : null,
  text: personText(row, links, why),
  told,
});
