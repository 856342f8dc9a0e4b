import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { Slot } from "#contract/appointments/booking.ts";
import { addDays, startOfDay, toDay } from "#shared/appointments/appointment-time.ts";
import { checkStart, type FreeSlot, findFreeSlots, freeSlotAt, type SlotRequest } from "#shared/appointments/slots.ts";
import { findOpenTimes } from "#worker/db/open-times.ts";
import { query } from "#worker/db/query.ts";
import { courseFull, startRefused, subjectGone, timeTaken } from "../appointments.errors.ts";
import { findAvailability } from "./availability.repository.ts";
import { findBusyTimes, findResources, type ResourceRow } from "./busy-times.repository.ts";
import { findStarts, toSlot, toSlotRequest } from "./slot-request.ts";
import { findSubject, type Subject } from "./subjects.repository.ts";

/** How many free times a refusal offers, and how many days it looks ahead. */
const offered = { times: 6, days: 14 };

/** Everything that decides on the times of one home, course or professional. */
export interface Situation {
  subject: Subject;
  request: SlotRequest;
  resources: ResourceRow[];
}

interface Wanted {
  kind: AppointmentKind;
  /** The id of the home, the course or the professional. */
  subject: string;
  /** The number of an appointment that is moved; its own time counts as free. */
  movedN?: number | undefined;
  /** Resources that a colleague chose. */
  chosen?: readonly string[] | undefined;
}

/**
 * Reads what decides on free times in a range, in one trip; for intakes after it, in two. Undefined if the home, course or
 * professional is unknown.
 */
export async function readSituation(
  db: D1Database,
  { kind, subject: id, movedN, chosen }: Wanted,
  range: { from: number; to: number },
): Promise<Situation | undefined> {
  const [subject, availability, open, resources, busy] = await query(
    db,
    findSubject(kind, id),
    findAvailability,
    findOpenTimes,
    findResources({ kind, subject: id, chosen }),
    findBusyTimes({ kind, subject: id, chosen }, range),
  );
  if (!subject) return undefined;
  const lastIntake = Math.max(0, ...(findStarts(subject) ?? []));
  const known =
    lastIntake < range.to
      ? busy
      : (await query(db, findBusyTimes({ kind, subject: id, chosen }, { ...range, to: lastIntake + 1 })))[0];
  const others = known.filter(({ appointment_n }) => appointment_n !== movedN);
  return { subject, resources, request: toSlotRequest({ kind, subject, availability, resources, busy: others, open }) };
}

/** Returns the day of a time with the days after it, in which a refusal offers other times. */
export function offeredRange(start: number, now: Date): { from: number; to: number } {
  const day = toDay(Math.max(start, now.getTime()));
  return { from: startOfDay(day), to: startOfDay(addDays(day, offered.days)) };
}

export const offerTimes = (request: SlotRequest, start: number, now: Date): Slot[] =>
  findFreeSlots(request, offeredRange(start, now), now.getTime(), offered.times).map(toSlot(request, now));

/** Returns free times from the day of a time on, read now; none if the home, course or professional is unknown. */
export async function findOffer(db: D1Database, wanted: Wanted, start: number, now: Date): Promise<Slot[]> {
  const situation = await readSituation(db, wanted, offeredRange(start, now));
  return situation ? offerTimes(situation.request, start, now) : [];
}

/**
 * Returns the time that a visitor chose.
 * @throws ApiError 410 if it can no longer be booked, 409 if the time is taken and 422 if it cannot be booked, both with
 *   free times
 */
export function chooseVisitorSlot({ subject, request }: Situation, start: number, now: Date): FreeSlot {
  if (!subject.is_open) throw subjectGone(request.kind);
  const slot = checkStart(request, start, now.getTime());
  if (typeof slot !== "string") return slot;
  const offer = offerTimes(request, start, now);
  throw slot === "taken" && request.starts ? courseFull(offer) : startRefused(slot, offer);
}

/**
 * Returns the time that a colleague chose, whatever the hours.
 * @throws ApiError 409 if a resource is busy, 422 for a time that is over
 */
export function chooseColleagueSlot({ request }: Situation, start: number, now: Date): FreeSlot {
  if (start <= now.getTime()) throw startRefused("past", offerTimes(request, start, now));
  const slot = freeSlotAt(request, start);
  if (!slot) throw timeTaken(offerTimes(request, start, now));
  return slot;
}
