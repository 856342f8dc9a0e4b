import { formatDateTime } from "#web/lib/format/format-date-time.ts";

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const dayMs = 86_400_000;

interface Day<Entry> {
  /** Such as "Today, Nov 22" or "Friday, Nov 20", with the year if it is not the current one. */
  label: string;
  entries: Entry[];
}

/** Returns the entries by day in Monrovia, which is UTC, in the order in which they came. */
export function groupByDay<Entry extends { at: string }>(entries: readonly Entry[], now = new Date()): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const label = dayLabel(entry.at, now);
    const day = days[days.length - 1];
    if (day?.label === label) day.entries.push(entry);
    else days.push({ label, entries: [entry] });
  }
  return days;
}

function dayLabel(at: string, now: Date): string {
  const [date] = formatDateTime(at, now).split(",");
  const daysAgo = Math.floor(now.getTime() / dayMs) - Math.floor(Date.parse(at) / dayMs);
  const name = ["Today", "Yesterday"][daysAgo] ?? weekdays[new Date(at).getUTCDay()];
  return `${name}, ${date}`;
}
