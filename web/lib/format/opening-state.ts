import { type OpeningWeek, weekdays } from "#shared/site/opening-week.ts";

const dayMs = 86_400_000;

/** `08:00` as `8:00`. */
const formatTime = (time: string) => time.replace(/^0/, "");

/**
 * Returns whether the business is open: "Open until 18:00" or "Closed now. Opens Monday at 8:00". Returns undefined if it
 * never opens. Monrovia has UTC all year.
 */
export function describeOpeningState(week: OpeningWeek, now: Date): string | undefined {
  const clock = now.toISOString().slice(11, 16);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = new Date(now.getTime() + ahead * dayMs);
    // The week of the settings begins on Monday, the days of a Date on Sunday.
    const name = weekdays[(date.getUTCDay() + 6) % 7];
    const { from, to } = (name && week[name]) || { from: "", to: "" };
    if (!from || !to) continue;
    if (ahead === 0 && clock >= from && clock < to) return `Open until ${formatTime(to)}`;
    if (ahead > 0 || clock < from) {
      const day = ahead === 0 ? "today" : `${name?.charAt(0).toUpperCase()}${name?.slice(1)}`;
      return `Closed now. Opens ${day} at ${formatTime(from)}`;
    }
  }
  return undefined;
}
