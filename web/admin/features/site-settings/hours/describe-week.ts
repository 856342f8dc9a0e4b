import type { OpeningHours } from "#contract/site/site-details.ts";
import { type OpeningTimes, type OpeningWeek, type Weekday, weekdays } from "#shared/site/opening-week.ts";

export const dayName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

/** `08:00` as `8:00`. */
export const formatTime = (time: string) => time.replace(/^0(?=\d)/, "");

/** Returns the opening times in words, such as "Monday to Friday" and "8:00 – 18:00". Closed days are left out. */
export function describeWeek(week: OpeningWeek): OpeningHours[] {
  const runs: { days: Weekday[]; times: OpeningTimes }[] = [];
  for (const day of weekdays) {
    const times = week[day];
    const last = runs[runs.length - 1];
    if (last && isSameTimes(last.times, times)) last.days.push(day);
    else runs.push({ days: [day], times });
  }
  return runs
    .filter(({ times }) => isOpen(times))
    .map(({ days, times }) => ({
      days: describeDays(days),
      hours: `${formatTime(times.from)} – ${formatTime(times.to)}`,
    }));
}

export const isOpen = ({ from, to }: OpeningTimes) => from !== "" || to !== "";
export const isSameTimes = (a: OpeningTimes, b: OpeningTimes) => a.from === b.from && a.to === b.to;

/** Describes days that follow each other. */
function describeDays(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return "Every day";
  const [first, last] = [days[0], days[days.length - 1]];
  if (!first || !last || first === last) return first ? dayName(first) : "";
  return `${dayName(first)} ${days.length === 2 ? "and" : "to"} ${dayName(last)}`;
}
