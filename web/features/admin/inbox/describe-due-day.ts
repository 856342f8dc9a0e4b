import { formatMonthDay } from "#web/lib/format/format-date-time.ts";

const weekdays = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
const dayMs = 86_400_000;

/**
 * Returns the time by which a reply is due in Monrovia, which is UTC: `Sun 22 Nov, 11:38`. Midnight ends a day, so it is
 * that day without a time: `Mon 16 Nov`.
 */
export function describeDueDay(iso: string): string {
  const time = iso.slice(11, 16);
  const isMidnight = time === "00:00";
  const due = new Date(Date.parse(iso) - (isMidnight ? dayMs : 0));
  const [month, day] = formatMonthDay(due.toISOString().slice(0, 10)).split(" ");
  const date = `${weekdays[due.getUTCDay()]} ${day} ${month}`;
  return isMidnight ? date : `${date}, ${time}`;
}
