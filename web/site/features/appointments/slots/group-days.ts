import type { Slot } from "#contract/appointments/booking.ts";
import { toDay } from "#web/site/lib/format/appointment-times.ts";
import { slotDays } from "./slots-key.ts";

export interface FreeDay {
  /** YYYY-MM-DD. */
  date: string;
  slots: Slot[];
}

/** Returns the days that have free times. */
function groupDays(slots: readonly Slot[]): FreeDay[] {
  const days: FreeDay[] = [];
  for (const slot of slots) {
    const date = toDay(slot.start);
    const last = days[days.length - 1];
    if (last?.date === date) last.slots.push(slot);
    else days.push({ date, slots: [slot] });
  }
  return days;
}

/** A week fits side by side on a phone. */
const maxDays = 7;

/**
 * Returns the days to choose from, the chosen one, and the first of the later days.
 * @param from first day of the loaded times; undefined for today
 * @param chosen day of the address
 */
export function chooseDays(slots: readonly Slot[], from: string | undefined, chosen: string | undefined) {
  const all = groupDays(slots);
  const days = all.slice(0, maxDays);
  const last = all.length > maxDays ? days[days.length - 1] : undefined;
  return {
    days,
    day: days.find(({ date }) => date === chosen) ?? days[0],
    next: last ? addDays(last.date, 1) : addDays(from ?? toDay(new Date().toISOString()), slotDays),
  };
}

const dayMs = 86_400_000;

/** Returns the day so many days after another one, as YYYY-MM-DD. */
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
