import { formatDayMonth } from "#web/lib/format/format-date-time.ts";

const day = 86_400_000;
const readDay = (time: number) => Math.floor(time / day);

/**
 * Formats when something was current, in Monrovia's time zone: `today 9:14`, `yesterday 18:05`, else `20 Nov, 09:14`. Also
 * a time that the phone's clock has not reached, because the clock is wrong, has its date.
 * @param time in milliseconds, like `now`
 */
export function formatUpdated(time: number, now: number): string {
  const iso = new Date(time).toISOString();
  const days = readDay(now) - readDay(time);
  const clock = iso.slice(11, 16).replace(/^0/, "");
  if (days === 0 && time <= now) return `today ${clock}`;
  return days === 1 ? `yesterday ${clock}` : `${formatDayMonth(iso, new Date(now))}, ${iso.slice(11, 16)}`;
}
