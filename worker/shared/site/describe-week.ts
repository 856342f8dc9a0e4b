import { describeDays, formatTime } from "../appointments/describe-hours.ts";
import { isOpen, isSameTimes, type OpeningTimes, type OpeningWeek, weekdays } from "./opening-week.ts";

/** Opening hours as people read them, such as "Monday to Friday" and "8:00 – 18:00". */
export interface OpeningHours {
  days: string;
  hours: string;
}

/** Returns the opening hours in words, in the order of the days. Closed days are left out; none if they are unknown. */
export function describeWeek(week: OpeningWeek | null): OpeningHours[] {
  if (!week) return [];
  const runs: { days: number[]; times: OpeningTimes }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const times = week[day];
    const last = runs[runs.length - 1];
    if (last && isSameTimes(last.times, times)) last.days.push(index + 1);
    else runs.push({ days: [index + 1], times });
  }
  return runs
    .filter(({ times }) => isOpen(times))
    .map(({ days, times }) => ({
      days: describeDays(days),
      hours: `${formatTime(times.from)} – ${formatTime(times.to)}`,
    }));
}

/** What is stored about opening hours. Earlier versions stored a text of the owner's own, and no note. */
interface StoredHours {
  week: OpeningWeek | null;
  hours: readonly OpeningHours[];
  hours_note?: string | undefined;
}

/** Returns the opening hours in words and the note. Lines of an own text that the week does not say become the note. */
export function readOpeningHours({ week, hours, hours_note }: StoredHours) {
  const described = describeWeek(week);
  const isDescribed = (own: OpeningHours) =>
    described.some(({ days, hours: times }) => days === own.days && times === own.hours);
  const ownLines = hours.filter((line) => !isDescribed(line)).map((line) => `${line.days}: ${line.hours}`);
  return { hours: described, hours_note: hours_note ?? ownLines.join("; ") };
}
