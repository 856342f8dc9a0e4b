import { eq, sql } from "drizzle-orm";
import { type AppointmentStatus, subjectOfKind } from "#contract/appointments/appointment-kinds.ts";
import { toIso } from "#shared/appointments/appointment-time.ts";
import type { FreeSlot } from "#shared/appointments/slots.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { failUnless } from "#worker/db/expressions.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { subjectGone } from "../appointments.errors.ts";
import { noteChange, touchEnquiry, updateAppointment } from "../appointments.repository.ts";
import type { AppointmentRow } from "../rows/appointment-row.ts";
import type { Telling } from "../telling/telling.repository.ts";
import { offeredRange, readSituation, type Situation } from "../times/find-slot.service.ts";
import { findAssigneeId } from "../times/slot-request.ts";
import { leaveTime, takeTime } from "../times/take-time.repository.ts";

/** The id of the home, the course or the professional. */
export const getSubject = (row: AppointmentRow): string => row[subjectOfKind[row.kind]] ?? "";

/** Fails the batch if the appointment is no longer as it was read; `isChanged` recognises it. */
export function isExpected({ n, sequence, status, is_spam }: AppointmentRow): Statement {
  const isSame = sql`sequence = ${sequence} AND status = ${status}
    AND (SELECT spam FROM enquiries WHERE enquiries.n = enquiry_n) = ${Number(is_spam)}`;
  return builder
    .update(appointments)
    .set({ reference: failUnless(isSame, sql`reference`) })
    .where(eq(appointments.n, n));
}

/**
 * Reads what decides whether an appointment can move.
 * @param chosen the resources that a colleague chose
 * @throws ApiError 410 if its home, course or professional is gone
 */
export async function readMoveSituation(
  { db, now }: Pick<AppointmentContext, "db" | "now">,
  row: AppointmentRow,
  start: string,
  chosen?: readonly string[],
): Promise<Situation> {
  const wanted = { kind: row.kind, subject: getSubject(row), movedN: row.n, chosen };
  const situation = await readSituation(db, wanted, offeredRange(Date.parse(start), now));
  if (!situation) throw subjectGone(row.kind);
  return situation;
}

interface Move {
  row: AppointmentRow;
  situation: Pick<Situation, "request" | "resources">;
  slot: FreeSlot;
  status: AppointmentStatus;
  /** The colleague who moves it; null for its person. */
  actorId: string | null;
  /** The colleague whom the actor chose, null for none; undefined: the one of the resources. */
  chosenId?: string | null | undefined;
  /** What its person does not know yet; undefined leaves it. */
  telling: Telling | undefined;
}

/** Returns the statements that release the old time and take the new one; all of them take effect, or none. */
export function moveStatements(
  { row, situation: { request, resources }, slot, status, actorId, chosenId, telling }: Move,
  now: Date,
): { statements: Statement[]; assigneeId: string | null } {
  const assigneeId = chosenId === undefined ? (findAssigneeId(slot, resources) ?? row.assignee_id) : chosenId;
  const note = (field: "start" | "status", before: string, after: string) =>
    before === after ? [] : [noteChange(row.id, { actorId, field, before, after }, now)];
  return {
    assigneeId,
    statements: [
      isExpected(row),
      ...leaveTime(row.n),
      updateAppointment(row, { status, slot, assigneeId, telling }, now),
      ...takeTime(row.id, slot, request.seats),
      ...note("start", row.start_at, toIso(slot.start)),
      ...note("status", row.status, status),
      touchEnquiry(row.enquiry_id, now),
    ],
  };
}
