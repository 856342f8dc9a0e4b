import { type Stat, type Stats, statsDays } from "#contract/admin/stats.ts";
import { enquiryServices } from "#contract/services/services.ts";
import type { DailyCounts } from "./stats.repository.ts";

const dayLength = 86_400_000;

/** Returns the days that the charts show and the days before to compare with, as UTC dates, the oldest first. */
export function splitStatDays(now: Date): { shown: string[]; before: string[] } {
  const dates = Array.from({ length: 2 * statsDays }, (_, index) =>
    new Date(now.getTime() - (2 * statsDays - 1 - index) * dayLength).toISOString().slice(0, 10),
  );
  return { shown: dates.slice(statsDays), before: dates.slice(0, statsDays) };
}

interface DayCount {
  day: string;
  count: number;
}

const sum = (counts: DayCount[]) => counts.reduce((total, { count }) => total + count, 0);

/** Returns a total with the counts of the shown days and of the days before. */
export function toStat(value: number, counts: DayCount[], firstShown: string): Stat {
  const recent = sum(counts.filter(({ day }) => day >= firstShown));
  const previous = sum(counts.filter(({ day }) => day < firstShown));
  return { value, ...comparePeriods(recent, previous) };
}

/** Returns two counts of periods of the same length with the change from the earlier one. */
export const comparePeriods = (recent: number, previous: number) => ({
  recent,
  previous,
  change: getChange(recent, previous),
});

function getChange(recent: number, previous: number): Stat["change"] {
  if (previous === 0) return recent === 0 ? 0 : "new";
  return Math.round(((recent - previous) / previous) * 100);
}

/** Returns the series of the charts, one entry per day. */
export function toDailyStats(shown: string[], { listings, enquiries, events }: DailyCounts): Stats["days"] {
  return shown.map((date) => {
    const ofDay = <T extends DayCount>(counts: T[]) => counts.filter(({ day }) => day === date);
    const countEvent = (name: string) => sum(ofDay(events).filter(({ event }) => event === name));
    const countService = (slug: string) => sum(ofDay(enquiries).filter(({ service }) => service === slug));
    return {
      date,
      listings: sum(ofDay(listings)),
      inquiries: Object.fromEntries(enquiryServices.map((slug) => [slug, countService(slug)])),
      views: countEvent("view"),
      calls: countEvent("call"),
      whatsapp: countEvent("whatsapp"),
    };
  });
}
