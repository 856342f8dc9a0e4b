const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Formats the UTC day of an ISO time: `Nov 20`, with the year if it is not the current one. */
export function formatShortDate(iso: string, now = new Date()): string {
  const year = iso.slice(0, 4);
  return formatMonthDay(iso.slice(0, 10)) + (Number(year) === now.getUTCFullYear() ? "" : ` ${year}`);
}

/** Formats an ISO time in Monrovia's time zone, which is UTC: `Nov 20, 09:14`, with the year if it is not the current one. */
export function formatDateTime(iso: string, now = new Date()): string {
  if (!months[Number(iso.slice(5, 7)) - 1]) return "—";
  return `${formatShortDate(iso, now)}, ${iso.slice(11, 16)}`;
}

/** Formats the UTC day of an ISO time for visitors: `20 Nov`, with the year if it is not the current one. */
export function formatDayMonth(iso: string, now = new Date()): string {
  const [month, day, ...year] = formatShortDate(iso, now).split(" ");
  return [Number(day), month, ...year].join(" ");
}

/** Formats a date without its year: `Nov 20`. */
export function formatMonthDay(date: string): string {
  const [, month, day = ""] = date.split("-");
  return `${months[Number(month) - 1] ?? ""} ${day}`;
}
