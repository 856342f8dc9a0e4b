import { formatMonthDay } from "#web/lib/format/format-date-time.ts";

const dayMs = 86_400_000;

/**
 * Returns the time by which a reply is due in Monrovia, which is UTC: `Nov 22, 11:38`. Midnight ends a day, so it is
 * that day without a time: `Nov 16`.
 */
export function describeDueDay(iso: string): string {
  const time = iso.slice(11, 16);
  const isMidnight = time === "00:00";
  const due = new Date(Date.parse(iso) - (isMidnight ? dayMs : 0));
  const date = formatMonthDay(due.toISOString().slice(0, 10));
  return isMidnight ? date : `${date}, ${time}`;
}
