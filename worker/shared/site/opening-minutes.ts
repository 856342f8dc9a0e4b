import { usableWeek } from "./open-times.ts";
import { type OpeningWeek, weekdays } from "./opening-week.ts";

const dayMinutes = 1440;
/** 5 January 1970 was a Monday. Days are those of Monrovia, which is UTC all year. */
const firstMonday = 4;

/** When a day opens, and for how long, in minutes. */
interface OpenDay {
  start: number;
  length: number;
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns the seven days from Monday on. */
function toOpenDays(week: OpeningWeek | null): OpenDay[] {
  const usable = usableWeek(week);
  return weekdays.map((name) => {
    const { from, to } = usable[name];
    return from && to ? { start: toMinutes(from), length: toMinutes(to) - toMinutes(from) } : { start: 0, length: 0 };
  });
}

/** Returns the open minutes from a Monday long ago until a time. */
function countUntil(days: readonly OpenDay[], time: string): number {
  const minutes = Date.parse(time) / 60_000;
  const day = Math.floor(minutes / dayMinutes);
  const weekday = (((day - firstMonday) % 7) + 7) % 7;
  const weeks = (day - firstMonday - weekday) / 7;
  const sum = (some: readonly OpenDay[]) => some.reduce((total, { length }) => total + length, 0);
  const { start, length } = days[weekday] ?? { start: 0, length: 0 };
  const ofToday = Math.min(Math.max(minutes - day * dayMinutes - start, 0), length);
  return weeks * sum(days) + sum(days.slice(0, weekday)) + ofToday;
}

/**
 * Returns a function that counts the whole minutes between two ISO times while the office is open.
 */
export function openMinuteCounter(week: OpeningWeek | null): (from: string, to: string) => number {
  const days = toOpenDays(week);
  return (from, to) => Math.max(0, Math.round(countUntil(days, to) - countUntil(days, from)));
}
