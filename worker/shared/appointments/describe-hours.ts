import type { WeeklyHours } from "#contract/appointments/weekly-hours.ts";

export const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** `08:00` as `8:00`. */
export const formatTime = (time: string) => time.replace(/^0(?=\d)/, "");

/**
 * Returns the hours of a week in words: "Monday to Friday, 8:00 – 16:00". Days with the same hours are named together, and
 * other days follow after a semicolon. Empty without hours.
 */
export function describeHours(hours: WeeklyHours): string {
  const daysOf = new Map<string, number[]>();
  for (let day = 1; day <= weekdayNames.length; day += 1) {
    const times = hours
      .filter(({ weekday }) => weekday === day)
      .map(({ from, to }) => `${formatTime(from)} – ${formatTime(to)}`)
      .join(" and ");
    if (times) daysOf.set(times, [...(daysOf.get(times) ?? []), day]);
  }
  return [...daysOf].map(([times, days]) => `${describeDays(days)}, ${times}`).join("; ");
}

/** Returns days, 1 is Monday, in words; those that follow each other as a range. */
export function describeDays(days: readonly number[]): string {
  if (days.length === weekdayNames.length) return "Every day";
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs[runs.length - 1];
    if (last?.[last.length - 1] === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs.map(describeRun).join(", ");
}

function describeRun(run: readonly number[]): string {
  const [first, last] = [run[0], run[run.length - 1]].map((day) => weekdayNames[(day ?? 1) - 1] ?? "");
  if (run.length === 1) return first ?? "";
  return `${first} ${run.length === 2 ? "and" : "to"} ${last}`;
}
