import { addDays, startOfDay, toDay } from "#shared/appointments/appointment-time.ts";

/** Monrovia's time is UTC all year. */
const timeZone = "Africa/Monrovia";
const long = new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "long", day: "numeric", month: "long" });
const short = new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "short", day: "numeric", month: "short" });

/** Returns today in Monrovia as YYYY-MM-DD. */
export const getToday = (now: Date): string => toDay(now.getTime());

/** Returns the seven days with a date: those from today on, or as many weeks before or after them. */
export function getWeek(date: string, now = new Date()): string[] {
  const today = getToday(now);
  const days = Math.round((startOfDay(date) - startOfDay(today)) / 86_400_000);
  return Array.from({ length: 7 }, (_, index) => addDays(today, 7 * Math.floor(days / 7) + index));
}

/** Returns a day as "Saturday 28 November". */
export const longDay = (date: string): string => long.format(startOfDay(date)).replace(",", "");

/** Returns a day as "Sat 28 Nov". */
export const shortDay = (date: string): string => short.format(startOfDay(date)).replace(",", "");

/** Returns a day as "28 Nov". */
export const dayAndMonth = (date: string): string => shortDay(date).replace(/^\w+ /, "");

/** Returns a day as "Today", "Tomorrow" or "Sat 28 Nov". */
export function nearDay(date: string, now: Date): string {
  const today = getToday(now);
  if (date === today) return "Today";
  return date === addDays(today, 1) ? "Tomorrow" : shortDay(date);
}

/** Returns the time of day of an ISO time, such as "09:30". */
export const getClock = (iso: string): string => iso.slice(11, 16);

/** Returns the day of an ISO time. */
export const getDate = (iso: string): string => iso.slice(0, 10);
