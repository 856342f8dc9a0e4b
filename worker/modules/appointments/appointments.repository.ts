import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import {
  type AppointmentKind,
  type AppointmentStatus,
  serviceOfKind,
} from "#contract/appointments/appointment-kinds.ts";
import { appointmentReference } from "#shared/appointments/appointment-reference.ts";
import { toIso } from "#shared/appointments/appointment-time.ts";
import type { FreeSlot } from "#shared/appointments/slots.ts";
import { isGenuine as isEnquiryGenuine } from "#worker/db/awaits-answer.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { failUnless } from "#worker/db/expressions.ts";
import { type Query, selectFirst } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { insertHistory } from "./history.repository.ts";
import { type AppointmentRow, readAppointments } from "./rows/appointment-row.ts";
import { selectAppointments } from "./rows/select-appointments.repository.ts";
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
      enquiry_n: sql`(${builder.select({ n: enquiries.n }).from(enquiries).where(eq(enquiries.id, one.enquiryId))})`,
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

type HistoryEntry = Parameters<typeof insertHistory>[1];

/** Records a change in the history of an appointment. */
export const noteChange = (id: string, entry: HistoryEntry, now: Date): Statement =>
  insertHistory(eq(appointments.id, id), entry, now);

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
    .where(and(eq(appointments.n, n), isUnchanged({ sequence })));
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
  exists(
    builder
      .select({ n: enquiries.n })
      .from(enquiries)
      .where(and(eq(enquiries.id, enquiryId), isEnquiryGenuine)),
  );

/** The condition for an appointment that is as it was read. */
export const isUnchanged = ({ sequence }: Pick<AppointmentRow, "sequence">): SQL => eq(appointments.sequence, sequence);

/** Keeps the personal data of an enquiry as long as its appointment changes. */
export const touchEnquiry = (enquiryId: string, now: Date): Statement =>
  builder
    .update(enquiries)
    .set({ changed_at: sql`max(${enquiries.changed_at}, ${now.toISOString()})` })
    .where(eq(enquiries.id, enquiryId));

/** A request to move an appointment is answered until another time than the first one. */
export const setDeadline = (enquiryId: string, dueAt: string): Statement =>
  builder.update(enquiries).set({ due_at: dueAt }).where(eq(enquiries.id, enquiryId));

/** Finds an appointment by the hash of the secret of its link. What was erased has none. */
export const findBySecret = (secretHash: string): Query<AppointmentRow | undefined> =>
  selectFirst(readAppointments(selectAppointments().where(eq(appointments.secret_hash, secretHash))));

export const findById = (id: string, isVisible?: SQL): Query<AppointmentRow | undefined> =>
  selectFirst(readAppointments(selectAppointments().where(and(eq(appointments.id, id), isVisible))));
