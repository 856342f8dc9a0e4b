import { isCalendarDay, preferredTimeLabels, preferredTimes } from "#shared/enquiries/preferred-times.ts";

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const months = "January February March April May June July August September October November December".split(" ");

/** Returns a preferred day and time for people, such as "Friday, 8 January 2027, morning"; null if there is neither. */
export function describePreferredTime(day: string | null, time: string | null): string | null {
  // A row that was changed by hand may hold any text.
  const dayText = day && isCalendarDay(day) ? describeDay(day) : day;
  const known = preferredTimes.find((value) => value === time);
  const timeText = known ? preferredTimeLabels[known] : time;
  if (!dayText) return timeText || null;
  return timeText ? `${dayText}, ${timeText.toLowerCase()}` : dayText;
}

function describeDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
