import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";
import { calendarUrl, manageUrl } from "#worker/security/personal-links.ts";
import type { AppointmentRow } from "./appointment-row.ts";

const fallbackTitles = { viewing: "Home", lesson: "Lesson", clinic: "Doctor" };

export const getTitle = ({ kind, title }: Pick<AppointmentRow, "kind" | "title">): string =>
  title ?? fallbackTitles[kind];

/** Returns until when a stored request is confirmed: the deadline of its enquiry, which a move sets again. */
export const rowReplyBy = ({ status, due_at, start_at }: Pick<AppointmentRow, "status" | "due_at" | "start_at">) =>
  status === "requested" ? (due_at < start_at ? due_at : start_at) : null;

/** Whether its person can still move and cancel it. */
export const canChange = ({ status, start_at }: Pick<AppointmentRow, "status" | "start_at">, now: Date): boolean =>
  isOpenStatus(status) && start_at > now.toISOString();

/** Whether a request waits for a colleague to confirm it. */
export const isToConfirm = ({ status, start_at }: Pick<AppointmentRow, "status" | "start_at">, now: Date): boolean =>
  status === "requested" && start_at > now.toISOString();

/** Converts a row to what its person sees. */
export function toPublicAppointment(row: AppointmentRow, links: LinkContext, now: Date): PublicAppointment {
  const { id, reference, kind, status, start_at, end_at, property_uuid, course_id, professional_id } = row;
  return {
    id,
    reference,
    kind,
    status,
    start: start_at,
    end: end_at,
    title: getTitle(row),
    property_uuid,
    course_id,
    professional_id,
    meeting_point: row.meeting_point || null,
    price: row.price,
    contact_number: row.contact_number || null,
    who: kind === "clinic" ? getTitle(row) : row.who,
    reason: row.reason,
    reply_by: rowReplyBy(row),
    moved: row.last_move && {
      at: row.last_move.at,
      from: row.last_move.from,
      to: row.last_move.to,
      by_you: row.last_move.by_person,
    },
    cancelled: row.cancelled && { at: row.cancelled.at, by_you: row.cancelled.by_person },
    can_change: canChange(row, now),
    sequence: row.sequence,
    changed_at: row.changed_at,
    manage_url: manageUrl(links, id),
    calendar_url: calendarUrl(links, id),
    lesson: row.lesson,
    lessons: row.lessons,
    package: row.package.map(({ id: other, lesson, start, status: state }) => ({
      lesson,
      start,
      status: state,
      manage_url: manageUrl(links, other),
    })),
  };
}
