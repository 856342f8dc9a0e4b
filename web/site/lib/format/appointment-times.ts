/** Names are cut here, because browsers and the server shorten some of them in different ways ("Sep", "Sept"). */
const shortLength = 3;

const parts = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Africa/Monrovia",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Africa/Monrovia", hour: "2-digit", minute: "2-digit" });

function readParts(iso: string) {
  const all = parts.formatToParts(new Date(iso));
  const read = (type: Intl.DateTimeFormatPartTypes) => all.find((part) => part.type === type)?.value ?? "";
  return { weekday: read("weekday"), day: read("day"), month: read("month"), year: read("year") };
}

/** Returns the day of a time in Monrovia: "Monday 30 November". */
export function formatLongDay(iso: string): string {
  const { weekday, day, month } = readParts(iso);
  return `${weekday} ${day} ${month}`;
}

/** Returns the day of a time in Monrovia for a chip: "Mon 30 Nov". */
export function formatShortDay(iso: string): string {
  const { weekday, day, month } = readParts(iso);
  return `${weekday.slice(0, shortLength)} ${day} ${month.slice(0, shortLength)}`;
}

/** Returns the clock time of a time in Monrovia: "09:30". */
export const formatClock = (iso: string): string => clock.format(new Date(iso));

/** Returns a time as people say it: "Monday 30 November, 09:30". */
export const formatDayAndTime = (iso: string): string => `${formatLongDay(iso)}, ${formatClock(iso)}`;

/** Returns a time with its short day: "Mon 30 Nov, 09:30". */
export const formatShortTime = (iso: string): string => `${formatShortDay(iso)}, ${formatClock(iso)}`;

/** Returns the day of a time in Monrovia, whose time is UTC all year, as YYYY-MM-DD. */
export const toDay = (iso: string): string => iso.slice(0, 10);
