import type { OpeningHours } from "#contract/site/site-details.ts";
import { type OpeningTimes, type OpeningWeek, type Weekday, weekdays } from "#shared/site/opening-week.ts";
import { isSameTimes } from "./describe-week.ts";

const closed: OpeningTimes = { from: "", to: "" };

/** Returns the days on which the owner's text names other times than the week. Lines that cannot be read are skipped. */
export function findDifferentDays(hours: readonly OpeningHours[], week: OpeningWeek): Weekday[] {
  const lines = hours.map((line) => ({ days: readDays(line.days), times: readTimes(line.hours) }));
  const isComplete = lines.every(({ days, times }) => days && times);
  const read = new Map<Weekday, OpeningTimes>();
  for (const { days, times } of lines) {
    if (times) for (const day of days ?? []) read.set(day, joinTimes(read.get(day), times));
  }
  // A day that a readable text does not name is closed.
  return weekdays.filter((day) => {
    const times = read.get(day) ?? (isComplete ? closed : undefined);
    return times !== undefined && !isSameTimes(times, week[day]);
  });
}

/** The day from the first opening to the last closing, for a text with a line for the morning and one for the afternoon. */
function joinTimes(first: OpeningTimes | undefined, { from, to }: OpeningTimes): OpeningTimes {
  if (!first?.from) return { from, to };
  return { from: first.from < from ? first.from : from, to: first.to > to ? first.to : to };
}

const groups: [RegExp, readonly Weekday[]][] = [
  [/^(every ?day|daily|all week|all days)$/, weekdays],
  [/^weekdays?$/, weekdays.slice(0, 5)],
  [/^weekends?$/, weekdays.slice(5)],
];

/** Returns the days of a text such as "Mon – Fri, Sunday"; undefined if it cannot be read. */
function readDays(text: string): readonly Weekday[] | undefined {
  const parts = text
    .toLowerCase()
    .replace(/\s*(?:[–—-]|\b(?:through|until|till)\b)\s*/g, " to ")
    .split(/\s*(?:[,;/&]|\band\b)\s*/)
    .filter((part) => part !== "");
  const days = parts.map((part) => groups.find(([name]) => name.test(part))?.[1] ?? readRange(part));
  return days.length > 0 && days.every((some) => some !== undefined) ? days.flat() : undefined;
}

function readRange(text: string): readonly Weekday[] | undefined {
  const [first, last, ...rest] = text.split(" to ").map(readDay);
  if (rest.length > 0 || first === undefined || (text.includes(" to ") && last === undefined)) return undefined;
  const length = ((((last ?? first) - first) % 7) + 7) % 7;
  return [...weekdays, ...weekdays].slice(first, first + length + 1);
}

/** Returns the position of a day in the week, from "Mon", "Tues" or "Mondays". */
function readDay(text: string): number | undefined {
  const word = text.trim().replace(/\.$/, "");
  const index = weekdays.findIndex((day) => word === `${day}s` || (word.length >= 3 && day.startsWith(word)));
  return index < 0 ? undefined : index;
}

const time = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*([ap]\.?m\.?)?`;
const timesPattern = new RegExp(String.raw`^${time}\s*(?:[–—-]|to|until)\s*${time}$`);

/** Returns the times of a text such as "8:00 – 18:00" or "9am to 5pm"; undefined if it cannot be read. */
function readTimes(text: string): OpeningTimes | undefined {
  const words = text.toLowerCase().trim();
  if (words === "closed") return closed;
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = timesPattern.exec(words) ?? [];
  // "1 – 5 pm" does not say whether it is 1 am.
  if (!fromHour || !toHour || (!fromHalf && toHalf && Number(fromHour) < Number(toHour))) return undefined;
  return {
    from: toClock(fromHour, fromMinute, toHalf && !fromHalf ? "am" : fromHalf),
    to: toClock(toHour, toMinute, toHalf),
  };
}

function toClock(hour: string, minute = "00", half?: string): string {
  const hours = half ? (Number(hour) % 12) + (half.startsWith("p") ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
