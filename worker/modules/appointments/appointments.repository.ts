import { eq, type SQL, sql } from "drizzle-orm";
import {
  type AppointmentKind,
  type AppointmentStatus,
  serviceOfKind,
} from "#contract/appointments/appointment-kinds.ts";
import { appointmentReference } from "#shared/appointments/appointment-reference.ts";
import { toIso } from "#shared/appointments/appointment-time.ts";
import type { FreeSlot } from "#shared/appointments/slots.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { failUnless } from "#worker/db/fail-unless.ts";
import { type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { type appointmentHistory, appointments } from "#worker/db/tables/appointments.ts";
import { type AppointmentRow, appointmentColumns, appointmentRow, fromAppointments } from "./appointment-rows.ts";
import type { Telling } from "./telling/telling.repository.ts";

/** An appointment to store. */
export interface NewAppointment {
  id: string;
  secretHash: string;
  kind: AppointmentKind;
  property_uuid: string | null;
  course_id: string | null;
  professional_id: string | null;
  status: AppointmentStatus;
  enquiryId: string;
  slot: FreeSlot;
  assigneeId: string | null;
  /** The colleague who enters it; null for a visitor. */
  createdBy: string | null;
  package?: { id: string; lesson: number; lessons: number } | undefined;
}

/**
 * Stores an appointment. Its enquiry is stored before it in the same batch.
 * @param isBookable the condition without which the batch fails; `isChanged` recognises it
 */
export function insertAppointment(one: NewAppointment, isBookable: SQL, now: Date): Statement[] {
  const at = now.toISOString();
  const { id, kind, slot, status } = one;
  return [
    builder.insert(appointments).values({
      id,
      reference: failUnless(isBookable, appointmentReference(id)),
      secret_hash: one.secretHash,
      kind,
      service: serviceOfKind[kind],
      status,
      enquiry_n: sql`(SELECT enquiries.n FROM enquiries WHERE enquiries.id = ${one.enquiryId})`,
      property_uuid: one.property_uuid,
      course_id: one.course_id,
      professional_id: one.professional_id,
      start_at: toIso(slot.start),
      end_at: toIso(slot.end),
      assignee_id: one.assigneeId,
      package_id: one.package?.id ?? null,
      lesson: one.package?.lesson ?? null,
      lessons: one.package?.lessons ?? null,
      created_at: at,
      changed_at: at,
      created_by: one.createdBy,
    }),
    noteChange(id, { actorId: one.createdBy, field: "status", before: null, after: status }, now),
  ];
}

interface HistoryEntry {
  actorId: string | null;
  field: (typeof appointmentHistory.$inferSelect)["field"];
  before: string | null;
  after: string | null;
}

/** Records a change in the history of an appointment. */
export const noteChange = (id: string, { actorId, field, before, after }: HistoryEntry, now: Date): Statement =>
  sql`INSERT INTO appointment_history (appointment_n, at, actor_id, field, before, after)
    SELECT n, ${now.toISOString()}, ${actorId}, ${field}, ${before}, ${after} FROM appointments WHERE id = ${id}`;

/** A new time, or the end, of an appointment. */
export interface AppointmentChange {
  status: AppointmentStatus;
  slot?: FreeSlot | undefined;
  assigneeId?: string | null | undefined;
  reason?: string | null | undefined;
  /** What its person does not know yet; undefined leaves it. */
  telling?: Telling | undefined;
}

/** Changes what calendars show of an appointment, unless it has been changed since it was read. */
export function updateAppointment({ n, sequence }: AppointmentRow, change: AppointmentChange, now: Date): Statement {
  const { status, slot, assigneeId, reason, telling } = change;
  return builder
    .update(appointments)
    .set({
      status,
      sequence: sequence + 1,
      changed_at: now.toISOString(),
      ...(slot && { start_at: toIso(slot.start), end_at: toIso(slot.end), reminded_at: null }),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      ...(reason !== undefined && { reason }),
      ...telling,
    })
    .where(sql`${eq(appointments.n, n)} AND ${isUnchanged({ sequence })}`);
}

/** Changes what calendars do not show. */
export const updateDetails = (
  id: string,
  details: Partial<Pick<typeof appointments.$inferInsert, "assignee_id" | "outcome" | "note">>,
  now: Date,
): Statement =>
  builder
    .update(appointments)
    .set({ ...details, changed_at: now.toISOString() })
    .where(eq(appointments.id, id));

/** The condition, in a batch, that an enquiry was not marked as spam since it was read: spam takes no time. */
export const isGenuine = (enquiryId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM enquiries WHERE enquiries.id = ${enquiryId} AND spam = 0)`;

/** The condition for an appointment that is as it was read. */
export const isUnchanged = ({ sequence }: Pick<AppointmentRow, "sequence">): SQL => sql`sequence = ${sequence}`;

/** Keeps the personal data of an enquiry as long as its appointment changes. */
export const touchEnquiry = (enquiryId: string, now: Date): Statement =>
  sql`UPDATE enquiries SET changed_at = max(changed_at, ${now.toISOString()}) WHERE id = ${enquiryId}`;

/** A request to move an appointment is answered until another time than the first one. */
export const setDeadline = (enquiryId: string, dueAt: string): Statement =>
  sql`UPDATE enquiries SET due_at = ${dueAt} WHERE id = ${enquiryId}`;

/** Finds an appointment by the hash of the secret of its link. What was erased has none. */
export const findBySecret = (secretHash: string): Query<AppointmentRow | undefined> =>
  selectFirst(
    selectRows(
      sql`SELECT ${appointmentColumns} FROM ${fromAppointments} WHERE appointments.secret_hash = ${secretHash}`,
      appointmentRow,
    ),
  );

export const findById = (id: string, isVisible: SQL = sql`true`): Query<AppointmentRow | undefined> =>
  selectFirst(
    selectRows(
      sql`SELECT ${appointmentColumns} FROM ${fromAppointments} WHERE appointments.id = ${id} AND ${isVisible}`,
      appointmentRow,
    ),
  );
