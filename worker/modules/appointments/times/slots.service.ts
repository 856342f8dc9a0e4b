import { type SlotsQuery, type SlotsResponse, subjectId } from "#contract/appointments/booking.ts";
import { addDays, startOfDay, toDay } from "#shared/appointments/appointment-time.ts";
import { findFreeSlots } from "#shared/appointments/slots.ts";
import { subjectGone, subjectNotFound } from "../appointments.errors.ts";
import { readSituation } from "./find-slot.service.ts";
import { toSlot } from "./slot-request.ts";

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
