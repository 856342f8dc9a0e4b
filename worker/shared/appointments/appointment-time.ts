/** Times of appointments. Monrovia's time is UTC all year, so a day and its hours need no time zone. */

const minute = 60_000;
const day = 86_400_000;

/** Returns the start of a day, given as YYYY-MM-DD, in milliseconds. */
export const startOfDay = (date: string): number => Date.parse(`${date}T00:00:00.000Z`);

/** Returns the day of a time as YYYY-MM-DD. */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the day so many days after another one. */
export const addDays = (date: string, days: number): string => toDay(startOfDay(date) + days * day);

/** Returns 1 for Monday to 7 for Sunday. */
export const getWeekday = (time: number): number => new Date(time).getUTCDay() || 7;

/** Returns the minutes of HH:MM since midnight. */
export const toMinutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

export const addMinutes = (time: number, minutes: number): number => time + minutes * minute;

export const toIso = (time: number): string => new Date(time).toISOString();

const long = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Africa/Monrovia",
  weekday: "long",
  day: "numeric",
  month: "long",
});
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Africa/Monrovia", hour: "2-digit", minute: "2-digit" });

/** Returns a time as people say it: "Saturday 28 November, 10:00". */
export function describeTime(iso: string): string {
  const time = new Date(iso);
  return `${long.format(time).replace(",", "")}, ${clock.format(time)}`;
}
