import { type OpeningTimes, type OpeningWeek, weekdays } from "./opening-week.ts";

const minute = 60_000;
const day = 86_400_000;
/** A week that is open at all is open within this many days. */
const maxDays = 8;

const open: OpeningTimes = { from: "08:00", to: "18:00" };
/** Until the owner enters opening hours. */
export const assumedWeek: OpeningWeek = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: open,
  sunday: { from: "", to: "" },
};

/** Monrovia's time is UTC. */
const startOfDay = (time: number) => Math.floor(time / day) * day;
const toMinutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** Returns the opening and closing time of the day of `time`, in milliseconds; undefined on a closed day. */
function getPeriod(week: OpeningWeek, time: number): { from: number; to: number } | undefined {
  const name = weekdays[(new Date(time).getUTCDay() + 6) % 7];
  const { from, to } = name ? week[name] : { from: "", to: "" };
  if (!from || !to) return undefined;
  return { from: startOfDay(time) + toMinutes(from) * minute, to: startOfDay(time) + toMinutes(to) * minute };
}

/** Returns `time` if the week is open then, otherwise the next opening; undefined for a week that never opens. */
export function nextOpenTime(week: OpeningWeek, time: Date): Date | undefined {
  for (let days = 0; days <= maxDays; days++) {
    const period = getPeriod(week, time.getTime() + days * day);
    if (period && time.getTime() < period.to) return new Date(Math.max(period.from, time.getTime()));
  }
  return undefined;
}

/** Returns the time after so many opening minutes; undefined for a week that never opens. */
export function addOpenMinutes(week: OpeningWeek, start: Date, minutes: number): Date | undefined {
  let left = minutes * minute;
  let time = nextOpenTime(week, start);
  while (time) {
    const closes = getPeriod(week, time.getTime())?.to ?? 0;
    if (time.getTime() + left <= closes) return new Date(time.getTime() + left);
    left -= closes - time.getTime();
    time = nextOpenTime(week, new Date(closes));
  }
  return undefined;
}
