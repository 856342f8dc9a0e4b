const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * Formats an ISO time in Monrovia's time zone, which is UTC: `Nov 20, 09:14`, with the year if it is not the current one.
 */
export function formatDateTime(iso: string, now = new Date()): string {
  const [year = "", month, day = ""] = iso.slice(0, 10).split("-");
  const name = months[Number(month) - 1];
  if (!name) return "—";
  const yearSuffix = Number(year) === now.getUTCFullYear() ? "" : ` ${year}`;
  return `${name} ${day}${yearSuffix}, ${iso.slice(11, 16)}`;
}

/** Formats a date without its year: `Nov 20`. */
export function formatMonthDay(date: string): string {
  const [, month, day = ""] = date.split("-");
  return `${months[Number(month) - 1] ?? ""} ${day}`;
}
