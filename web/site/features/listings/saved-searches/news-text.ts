import type { SearchNews } from "#web/lib/catalogue/worker/search-news.ts";
import { formatDayMonth } from "#web/lib/format/format-date-time.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";

const days = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const day = 86_400_000;

/** Returns what changed beside new homes: `Since Tuesday: 1 price cut, 2 gone`, or `Nothing new since Tuesday`. */
export function newsText({ added, reduced, gone }: SearchNews, seenAt: number, now: number): string {
  const since = formatSince(seenAt, now);
  if (added + reduced + gone === 0) return `Nothing new since ${since}`;
  const changes = joinParts([reduced > 0 && formatCount(reduced, "price cut"), gone > 0 && `${gone} gone`]);
  return changes && `Since ${since}: ${changes}`;
}

/** Returns the day in Monrovia's time zone: a weekday during the last week, otherwise the date. */
function formatSince(time: number, now: number): string {
  const age = Math.floor(now / day) - Math.floor(time / day);
  if (age === 0) return "today";
  if (age === 1) return "yesterday";
  const date = new Date(time);
  return age > 1 && age < 7 ? (days[date.getUTCDay()] ?? "") : formatDayMonth(date.toISOString(), new Date(now));
}
