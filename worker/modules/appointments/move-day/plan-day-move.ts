import type { MoveDay } from "#contract/appointments/to-tell.ts";
import { addDays, startOfDay, toDay } from "#shared/appointments/appointment-time.ts";
import { type BusyTime, checkStart, type FreeSlot, findFreeSlots } from "#shared/appointments/slots.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { getSubject } from "../changes/move.ts";
import type { AppointmentRow } from "../rows/appointment-row.ts";
import { preferResources } from "../times/chosen-resources.ts";
import { readSituation, type Situation } from "../times/find-slot.service.ts";

/** How many days ahead a new time is searched for. */
const daysAhead = 14;

interface Planned {
  row: AppointmentRow;
  situation: Situation;
  slot: FreeSlot;
}

/**
 * Finds the new time of an appointment: the same time of another day if it is free, else the first free one of that day.
 * @param added the times that other appointments of the same batch take
 * @returns undefined if no day has a free time
 */
export async function planMove(
  { db, now }: AppointmentContext,
  row: AppointmentRow,
  { date, to_date }: MoveDay,
  added: readonly BusyTime[],
): Promise<Planned | undefined> {
  const firstDay = to_date ?? addDays(date, 1);
  const lastDay = to_date ? addDays(to_date, 1) : addDays(firstDay, daysAhead);
  const range = { from: startOfDay(firstDay), to: startOfDay(lastDay) };
  const found = await readSituation(db, { kind: row.kind, subject: getSubject(row), movedN: row.n }, range);
  if (!found) return undefined;
  const situation = { ...found, request: { ...found.request, busy: [...found.request.busy, ...added] } };
  const sameTime = (day: string) =>
    startOfDay(day) + (Date.parse(row.start_at) - startOfDay(toDay(Date.parse(row.start_at))));
  for (let day = firstDay; day < lastDay; day = addDays(day, 1)) {
    const preferred = preferResources(situation, row.resource_ids, sameTime(day));
    const slot = checkStart(preferred.request, sameTime(day), now.getTime());
    if (typeof slot !== "string") return { row, situation: preferred, slot };
    const within = { from: startOfDay(day), to: startOfDay(addDays(day, 1)) };
    const [other] = findFreeSlots(situation.request, within, now.getTime(), 1);
    // The next intake of a course may be on a later day.
    if (other && other.start < within.to) return { row, situation, slot: other };
  }
  return undefined;
}
