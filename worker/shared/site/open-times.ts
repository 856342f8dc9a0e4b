import { type OpeningTimes, type OpeningWeek, weekdays } from "./opening-week.ts";

const minute = 60_000;
const day = 86_400_000;
/** How far a search goes; holidays are shorter. */
export const maxDays = 500;

const usual: OpeningTimes = { from: "08:00", to: "18:00" };
/** Until the owner enters opening hours. */
export const assumedWeek: OpeningWeek = {
  monday: usual,
  tuesday: usual,
  wednesday: usual,
  thursday: usual,
  friday: usual,
  saturday: usual,
  sunday: { from: "", to: "" },
};

/** Returns the week, or the assumed one: without an opening time no colleague would ever be told, and no request be confirmed. */
export const usableWeek = (week: OpeningWeek | null): OpeningWeek =>
  week && Object.values(week).some(({ from, to }) => from && to) ? week : assumedWeek;

/** When the business is open: its week, and the days on which it is closed as YYYY-MM-DD. */
export interface OpenTimes {
  week: OpeningWeek;
  daysOff: readonly string[];
}

/** Monrovia's time is UTC. */
const startOfDay = (time: number) => Math.floor(time / day) * day;
const toMinutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** Returns the opening and closing time of the day of `time`, in milliseconds; undefined on a closed day. */
export function getPeriod({ week, daysOff }: OpenTimes, time: number): { from: number; to: number } | undefined {
  if (daysOff.includes(new Date(time).toISOString().slice(0, 10))) return undefined;
  const name = weekdays[(new Date(time).getUTCDay() + 6) % 7];
  const { from, to } = name ? week[name] : { from: "", to: "" };
  if (!from || !to) return undefined;
  return { from: startOfDay(time) + toMinutes(from) * minute, to: startOfDay(time) + toMinutes(to) * minute };
}

/** Returns `time` if the business is open then, otherwise the next opening; undefined if it never opens. */
export function nextOpenTime(open: OpenTimes, time: Date): Date | undefined {
  for (let days = 0; days <= maxDays; days++) {
    const period = getPeriod(open, time.getTime() + days * day);
    if (period && time.getTime() < period.to) return new Date(Math.max(period.from, time.getTime()));
  }
  return undefined;
}

/** Returns the time after so many opening minutes; undefined if the business never opens. */
export function addOpenMinutes(open: OpenTimes, start: Date, minutes: number): Date | undefined {
  let left = minutes * minute;
  let time = nextOpenTime(open, start);
  while (time) {
    const closes = getPeriod(open, time.getTime())?.to ?? 0;
    if (time.getTime() + left <= closes) return new Date(time.getTime() + left);
    left -= closes - time.getTime();
    time = nextOpenTime(open, new Date(closes));
  }
  return undefined;
}
