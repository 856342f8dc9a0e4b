const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = "January February March April May June July August September October November December".split(" ");
const day = 86_400_000;
const eveningHour = 17;

/**
 * Words until when something is promised, for "by …": "Monday, 10:00", or "Monday evening" for the end of a day. A day that
 * is not within a week of `now` has its date. Monrovia's time is UTC all year.
 */
export function describePromise(iso: string, now = new Date()): string {
  const time = Date.parse(iso);
  // Midnight ends the day before.
  const isMidnight = time % day === 0;
  const date = new Date(time - Number(isMidnight));
  const isNear = Math.abs(time - now.getTime()) < 6 * day;
  const name = weekdays[date.getUTCDay()] ?? "";
  const text = isNear ? name : `${name} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return isMidnight || date.getUTCHours() >= eveningHour ? `${text} evening` : `${text}, ${iso.slice(11, 16)}`;
}
