/**
 * The day and time of day that suit the sender of an enquiry. Days are those of Africa/Monrovia, which is UTC all year.
 * This file has no schemas, so that forms can use it without loading zod.
 */
export const preferredTimes = ["morning", "afternoon", "evening"] as const;
export type PreferredTime = (typeof preferredTimes)[number];

export const preferredTimeLabels: Record<PreferredTime, string> = {
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
};

/** How far ahead a day may be. */
export const preferredMonthsAhead = 6;

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the first and the last day that may be asked for, as YYYY-MM-DD. */
export function preferredDayRange(now: Date): { first: string; last: string } {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth() + preferredMonthsAhead;
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const last = new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastOfMonth)));
  return { first: toDay(now), last: toDay(last) };
}

/** Whether a text is a day of the calendar as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}

/** Returns what is wrong with a preferred day; undefined for an empty text and for a day that may be asked for. */
export function findPreferredDayProblem(text: string, now: Date): string | undefined {
  if (text === "") return undefined;
  if (!isCalendarDay(text)) return "Please choose a day of the calendar";
  const { first, last } = preferredDayRange(now);
  if (text < first) return "Please choose today or a later day";
  return text > last ? `Please choose a day in the next ${preferredMonthsAhead} months` : undefined;
}
