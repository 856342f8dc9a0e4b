import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import type { AuditEntry } from "./audit-entry.ts";

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

interface AuditDay {
  /** Such as "Sunday, Nov 22", with the year if it is not the current one. */
  label: string;
  entries: AuditEntry[];
}

/** Returns the entries by day in Monrovia, which is UTC, in the order in which they came. */
export function groupByDay(entries: readonly AuditEntry[]): AuditDay[] {
  const days: AuditDay[] = [];
  for (const entry of entries) {
    const [date] = formatDateTime(entry.at).split(",");
    const label = `${weekdays[new Date(entry.at).getUTCDay()]}, ${date}`;
    const day = days.at(-1);
    if (day?.label === label) day.entries.push(entry);
    else days.push({ label, entries: [entry] });
  }
  return days;
}
