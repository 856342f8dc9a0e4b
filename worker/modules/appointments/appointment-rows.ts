import { sql } from "drizzle-orm";
import * as z from "zod";
import { appointmentStatuses, isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import { storedColumns, storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { deriveLinkSecret, type LinkContext } from "#worker/security/link-secrets.ts";
import { coursePrice, homePlace, homePrice, professionalPrice } from "./booked-columns.ts";

/** Returns the secret of the link of an appointment. */
export const appointmentSecret = ({ tokenKey }: Pick<LinkContext, "tokenKey">, id: string): string =>
  deriveLinkSecret(tokenKey, `appointment ${id}`);

/** The address of the page by which its person sees, moves and cancels an appointment. */
export const manageUrl = (links: LinkContext, id: string): string =>
  `${links.origin}/appointment/${appointmentSecret(links, id)}`;

export const calendarUrl = (links: LinkContext, id: string): string =>
  `${links.origin}/api/v1/public/appointments/${appointmentSecret(links, id)}.ics`;

const packagedRow = z.object({
  id: z.string(),
  lesson: z.number(),
  start: z.string(),
  status: z.enum(appointmentStatuses),
});

const moveRow = z.object({ at: z.string(), from: z.string(), to: z.string(), by_person: storedFlag });
const cancellationRow = z.object({ at: z.string(), by: z.string().nullable(), by_person: storedFlag });

export const appointmentRow = storedColumns(appointments, [
  "n",
  "id",
  "reference",
  "kind",
  "service",
  "status",
  "property_uuid",
  "course_id",
  "professional_id",
  "start_at",
  "end_at",
  "assignee_id",
  "outcome",
  "note",
  "reason",
  "sequence",
  "package_id",
  "lesson",
  "lessons",
  "created_at",
  "changed_at",
  "reminded_at",
  "tell",
  "tell_from",
  "told_at",
])
  .extend(storedColumns(enquiries, ["name", "phone_number", "email", "message", "due_at"]).shape)
  .extend({
    enquiry_id: z.string(),
    person_id: z.string().nullable(),
    is_spam: storedFlag,
    title: z.string().nullable(),
    meeting_point: z.string().nullable(),
    /** In words. */
    price: z.string().nullable(),
    contact_number: z.string().nullable(),
    property_reference: z.string().nullable(),
    property_status: z.string().nullable(),
    assignee: z.string().nullable(),
    who: z.string().nullable(),
    resource_ids: storedJson(z.array(z.string())),
    /** When its person last moved it; null if never. */
    moved_at: z.string().nullable(),
    /** Its last move; null if it never moved. */
    last_move: storedJson(moveRow).nullable(),
    /** Who cancelled it; null for other statuses. */
    cancelled: storedJson(cancellationRow).nullable(),
    /** Whether it takes its time: not if it was cancelled, or is or was suspected spam. */
    is_placed: storedFlag,
    package: storedJson(z.array(packagedRow)),
  });
export type AppointmentRow = z.output<typeof appointmentRow>;

/**
 * The columns of `appointmentRow`; needs `fromAppointments`. Patients are named only in visits to professionals, which only
 * colleagues with the permission see.
 */
export const appointmentColumns = sql.raw(`appointments.n, appointments.id, appointments.reference, appointments.kind,
  appointments.service, appointments.status, appointments.property_uuid, appointments.course_id,
  appointments.professional_id, start_at, end_at, appointments.assignee_id, outcome, appointments.note,
  appointments.reason, sequence, package_id, lesson, appointments.lessons, appointments.created_at,
  appointments.changed_at, reminded_at, tell, tell_from, told_at,
  enquiries.name, enquiries.phone_number, enquiries.email, enquiries.message, enquiries.due_at,
  enquiries.id AS enquiry_id, enquiries.spam AS is_spam,
  (SELECT people.id FROM people WHERE people.n = enquiries.person_n
    AND (is_patient = 0 OR appointments.kind = 'clinic')) AS person_id,
  CASE appointments.kind WHEN 'viewing' THEN homes.title
    WHEN 'lesson' THEN (SELECT type FROM courses WHERE courses.id = appointments.course_id)
    ELSE (SELECT name FROM professionals WHERE professionals.id = appointments.professional_id) END AS title,
  CASE appointments.kind WHEN 'viewing' THEN ${homePlace("homes")}
    WHEN 'lesson' THEN (SELECT location FROM courses WHERE courses.id = appointments.course_id)
    ELSE (SELECT location FROM professionals WHERE professionals.id = appointments.professional_id) END AS meeting_point,
  CASE appointments.kind WHEN 'viewing' THEN ${homePrice("homes")}
    WHEN 'lesson' THEN (SELECT ${coursePrice} FROM courses WHERE courses.id = appointments.course_id)
    ELSE (SELECT ${professionalPrice} FROM professionals WHERE professionals.id = appointments.professional_id) END AS price,
  CASE appointments.kind WHEN 'viewing' THEN homes.contact_number
    WHEN 'clinic' THEN (SELECT contact FROM professionals WHERE professionals.id = appointments.professional_id)
    END AS contact_number,
  homes.reference AS property_reference, homes.status AS property_status,
  (SELECT username FROM users WHERE users.id = appointments.assignee_id) AS assignee,
  (SELECT coalesce(nullif(resources.name, ''), users.username) FROM appointment_resources
      LEFT JOIN resources ON resources.id = resource_id LEFT JOIN users ON users.id = coalesce(resources.user_id, resource_id)
    WHERE appointment_n = appointments.n
      AND (resources.kind IN ('colleague', 'instructor', 'doctor') OR (resources.id IS NULL AND users.id IS NOT NULL))
    ORDER BY resources.kind = 'instructor' DESC LIMIT 1) AS who,
  (SELECT json_group_array(resource_id) FROM appointment_resources WHERE appointment_n = appointments.n) AS resource_ids,
  (SELECT max(at) FROM appointment_history INDEXED BY appointment_history_appointment
    WHERE appointment_n = appointments.n AND field = 'start' AND actor_id IS NULL) AS moved_at,
  CASE WHEN sequence > 0 THEN (SELECT json_object('at', at, 'from', before, 'to', after, 'by_person', actor_id IS NULL)
    FROM appointment_history INDEXED BY appointment_history_appointment
    WHERE appointment_n = appointments.n AND field = 'start' ORDER BY appointment_history.n DESC LIMIT 1) END AS last_move,
  CASE WHEN appointments.status = 'cancelled' THEN (SELECT json_object('at', at, 'by_person', actor_id IS NULL,
      'by', (SELECT username FROM users WHERE users.id = actor_id))
    FROM appointment_history INDEXED BY appointment_history_appointment
    WHERE appointment_n = appointments.n AND field = 'status' ORDER BY appointment_history.n DESC LIMIT 1) END AS cancelled,
  EXISTS (SELECT 1 FROM appointment_resources WHERE appointment_n = appointments.n AND released = 0) AS is_placed,
  CASE WHEN package_id IS NULL THEN '[]' ELSE (SELECT json_group_array(json_object('id', others.id, 'lesson', others.lesson,
    'start', others.start_at, 'status', others.status) ORDER BY others.lesson)
    FROM appointments AS others INDEXED BY appointments_package WHERE others.package_id = appointments.package_id) END AS package`);

export const fromAppointments = sql.raw(`appointments JOIN enquiries ON enquiries.n = appointments.enquiry_n
  LEFT JOIN properties AS homes ON homes.uuid = appointments.property_uuid`);

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

const byYou = ({ by_person, ...move }: z.output<typeof moveRow>) => ({ ...move, by_you: by_person });

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
    moved: row.last_move && byYou(row.last_move),
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
