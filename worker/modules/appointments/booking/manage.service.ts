import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import { toIso } from "#shared/appointments/appointment-time.ts";
import { sha256 } from "#shared/sha256.ts";
import { batch, query } from "#worker/db/query.ts";
import { planChangeAlerts } from "#worker/modules/enquiries/alerts/appointment-alerts.service.ts";
import { limitEnquiry, toSenderKeys } from "#worker/modules/enquiries/limits/limit-enquiry.service.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { appointmentNotFound, appointmentOver, changedOften } from "../appointments.errors.ts";
import { findBySecret, noteChange, setDeadline, touchEnquiry, updateAppointment } from "../appointments.repository.ts";
import { getSubject, isExpected, moveStatements, readMoveSituation } from "../changes/move.ts";
import type { AppointmentRow } from "../rows/appointment-row.ts";
import { canChange, toPublicAppointment } from "../rows/appointment-rows.ts";
import { tellVisitor } from "../telling/tell-person.ts";
import { nothingToTell } from "../telling/telling.repository.ts";
import { chooseVisitorSlot, findOffer } from "../times/find-slot.service.ts";
import { noOffer, retryTaken } from "../times/retry-taken.ts";
import { replyBy } from "../times/slot-request.ts";
import { releaseTime } from "../times/take-time.repository.ts";
import type { BookingContext } from "./book.service.ts";

/** Each move tells a colleague, so one link has a limit. */
const maxChanges = 20;

/** @throws ApiError 404 for an unknown link */
export async function findLinked(db: D1Database, secret: string): Promise<AppointmentRow> {
  const [row] = await query(db, findBySecret(await sha256(secret)));
  if (!row) throw appointmentNotFound();
  return row;
}

/**
 * Returns an appointment as its person sees it. Changes nothing.
 * @throws ApiError 404 for an unknown link, 410 with the appointment if it is past or cancelled
 */
export async function showAppointment(context: AppointmentContext, secret: string): Promise<PublicAppointment> {
  const row = await findLinked(context.db, secret);
  const shown = toPublicAppointment(row, context, context.now);
  if (!isOpenStatus(row.status) || row.end_at <= context.now.toISOString()) throw appointmentOver(row.status, shown);
  return shown;
}

/**
 * Counts a change like an enquiry of its address. An address above the limit may still change its appointments: many
 * people share the address of their carrier.
 * @throws ApiError 429 for many changes of one appointment, or far above the limit of the address
 */
async function limitChange({ db, address, isLocal, now }: BookingContext, row: AppointmentRow): Promise<void> {
  const keys = await toSenderKeys(address, row, isLocal);
  const sender = { ...keys, person: await sha256(`appointment ${row.id} ${address}`) };
  await limitEnquiry(db, { sender, sentAt: now, accessHash: null }, now);
}

/** @throws ApiError 404, 410 with the appointment if it can no longer be changed */
async function findChangeable(context: AppointmentContext, secret: string): Promise<AppointmentRow> {
  const row = await findLinked(context.db, secret);
  if (!canChange(row, context.now)) throw appointmentOver(row.status, toPublicAppointment(row, context, context.now));
  return row;
}

/**
 * Moves an appointment for its person. A colleague confirms the new time, unless bookings are confirmed at once.
 * @throws ApiError 404, 410, 409 if the time is taken and 422 if it cannot be booked, both with free times;
 *   429
 */
export async function moveByLink(context: BookingContext, secret: string, start: string): Promise<AppointmentRow> {
  const { db, now } = context;
  let isCounted = false;
  const offer = async () => {
    const row = await findChangeable(context, secret);
    return findOffer(db, { kind: row.kind, subject: getSubject(row), movedN: row.n }, Date.parse(start), now);
  };
  return retryTaken(async () => {
    const row = await findChangeable(context, secret);
    if (row.start_at === start) return row;
    if (row.sequence >= maxChanges) throw changedOften();
    const situation = await readMoveSituation(context, row, start);
    const slot = chooseVisitorSlot(situation, Date.parse(start), now);
    if (!isCounted) await limitChange(context, row);
    isCounted = true;
    if (row.is_spam) {
      // Suspected spam takes no time from others, and gets the same answer.
      const note = { actorId: null, field: "start", before: row.start_at, after: toIso(slot.start) } as const;
      await batch(
        db,
        isExpected(row),
        updateAppointment(row, { status: "requested", slot, telling: nothingToTell }, now),
        noteChange(row.id, note, now),
      );
      return findLinked(db, secret);
    }
    const isConfirmed = situation.request.availability.mode[row.kind] === "confirm";
    const { statements, assigneeId } = moveStatements(
      { row, situation, slot, status: isConfirmed ? "confirmed" : "requested", actorId: null, telling: nothingToTell },
      now,
    );
    const alerts = await planChangeAlerts(
      context,
      { service: row.service, assigneeId, formerId: row.assignee_id, enquiryId: row.enquiry_id },
      "moved",
    );
    const promise = isConfirmed ? null : replyBy(situation.request, slot.start, now);
    await batch(
      db,
      ...statements,
      ...(promise ? [setDeadline(row.enquiry_id, promise)] : []),
      ...tellVisitor(
        context,
        { ...row, start_at: toIso(slot.start), due_at: promise ?? row.due_at, sequence: row.sequence + 1 },
        isConfirmed ? "confirmed" : "requested",
      ),
      ...alerts,
    );
    return findLinked(db, secret);
  }, offer);
}

/**
 * Cancels an appointment for its person and releases its time.
 * @throws ApiError 404, 410 if it is past or cancelled, 429
 */
export async function cancelByLink(context: BookingContext, secret: string): Promise<AppointmentRow> {
  const { db, now } = context;
  await limitChange(context, await findChangeable(context, secret));
  return retryTaken(async () => {
    const row = await findChangeable(context, secret);
    const alerts = row.is_spam
      ? []
      : await planChangeAlerts(
          context,
          { service: row.service, assigneeId: row.assignee_id, enquiryId: row.enquiry_id },
          "cancelled",
        );
    await batch(
      db,
      isExpected(row),
      updateAppointment(row, { status: "cancelled", telling: nothingToTell }, now),
      ...releaseTime(row.n),
      noteChange(row.id, { actorId: null, field: "status", before: row.status, after: "cancelled" }, now),
      touchEnquiry(row.enquiry_id, now),
      ...(row.is_spam ? [] : tellVisitor(context, { ...row, sequence: row.sequence + 1, reason: null }, "cancelled")),
      ...alerts,
    );
    return findLinked(db, secret);
  }, noOffer);
}
