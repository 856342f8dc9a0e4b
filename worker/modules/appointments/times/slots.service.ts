import { type NextTimes, type SlotsQuery, type SlotsResponse, subjectId } from "#contract/appointments/booking.ts";
import { addDays, startOfDay, toDay, toIso } from "#shared/appointments/appointment-time.ts";
import { findFreeSlots } from "#shared/appointments/slots.ts";
import { findOpenTimes } from "#worker/db/open-times.ts";
import { query } from "#worker/db/query.ts";
import { subjectGone, subjectNotFound } from "../appointments.errors.ts";
import { findAvailability } from "./availability.repository.ts";
import { findBusyTimes } from "./busy-times.repository.ts";
import { readSituation } from "./find-slot.service.ts";
import { toSlot, toSlotRequest } from "./slot-request.ts";
import { findBookableProfessionals } from "./subjects.repository.ts";

const defaultDays = 14;

/**
 * Lists the free times of a home, a course or a professional.
 * @throws ApiError 404 if it is unknown, 410 if it can no longer be booked
 */
export async function listSlots(db: D1Database, asked: SlotsQuery, now: Date): Promise<SlotsResponse> {
  const { kind, days = defaultDays } = asked;
  const from = asked.from === undefined ? now.getTime() : Date.parse(asked.from);
  const range = { from, to: startOfDay(addDays(toDay(from), days)) };
  const situation = await readSituation(db, { kind, subject: subjectId(asked) }, range);
  if (!situation) throw subjectNotFound(kind);
  const { subject, request, resources } = situation;
  if (!subject.is_open) throw subjectGone(kind);
  const slots = findFreeSlots(request, range, now.getTime()).map(toSlot(request, now));
  const mode = request.availability.mode[kind];
  const [only, ...others] = request.needs
    .flat()
    .flatMap((id) => resources.find((one) => one.id === id && one.kind !== "car" && one.kind !== "room") ?? []);
  return {
    data: {
      slots,
      mode,
      reply_by: slots[0]?.reply_by ?? null,
      who: kind === "clinic" ? subject.title : only && others.length === 0 ? only.name : null,
      title: subject.title,
      is_intake: request.starts !== undefined,
    },
  };
}

/** Lists the next free time of each professional; those without one in two weeks are left out. */
export async function listNextTimes(db: D1Database, now: Date): Promise<NextTimes> {
  const from = now.getTime();
  const range = { from, to: startOfDay(addDays(toDay(from), defaultDays)) };
  const [subjects, availability, open] = await query(db, findBookableProfessionals, findAvailability, findOpenTimes);
  const ids = subjects.map(({ id }) => id);
  const [busy] = await query(db, findBusyTimes({ kind: "clinic", subject: "", chosen: ids }, range));
  const times = subjects.flatMap((subject) => {
    const request = toSlotRequest({ kind: "clinic", subject, availability, resources: [], busy, open });
    return findFreeSlots(request, range, from, 1).map(({ start }) => ({
      professional_id: subject.id,
      start: toIso(start),
    }));
  });
  return { data: { times } };
}
