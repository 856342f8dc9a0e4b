import type { AlertHours } from "#contract/alerts/alert-settings.ts";
import { toMinutes } from "#shared/appointments/appointment-time.ts";
import { nextOpenTime, type OpenTimes } from "#shared/site/open-times.ts";

const minute = 60_000;
const day = 86_400_000;

/** Returns `time` if a colleague is told then, otherwise when these hours begin; undefined if they never do. */
export function nextAlertTime(hours: AlertHours | null, open: OpenTimes, time: Date): Date | undefined {
  if (!hours) return nextOpenTime(open, time);
  const now = time.getTime();
  const from = toMinutes(hours.from) * minute;
  const to = toMinutes(hours.to) * minute;
  // Hours that end earlier than they begin end on the next day, so those of yesterday may still last.
  const length = to > from ? to - from : to + day - from;
  const today = Math.floor(now / day) * day;
  for (let start = today - day; start <= today + 7 * day; start += day) {
    const isOn = hours.days.includes(new Date(start).getUTCDay() || 7);
    if (isOn && now < start + from + length) return new Date(Math.max(start + from, now));
  }
  return undefined;
}
