import { type Stat, type Stats, statsDays } from "#contract/admin/stats.ts";
import { serviceSlugs } from "#contract/services/services.ts";
import type { DailyCounts } from "./stats.repository.ts";

const dayLength = 86_400_000;

/** The days of the charts and those that they are compared with, as dates (UTC), the oldest first. */
export function splitStatDays(now: Date): { shown: string[]; before: string[] } {
  const dates = Array.from({ length: 2 * statsDays }, (_, index) =>
    new Date(now.getTime() - (2 * statsDays - 1 - index) * dayLength).toISOString().slice(0, 10),
  );
  return { shown: dates.slice(statsDays), before: dates.slice(0, statsDays) };
}

interface Counted {
  day: string;
  count: number;
}

const sum = (counted: Counted[]) => counted.reduce((total, { count }) => total + count, 0);

/** A figure with what came in the days of the charts and in those before. */
export function toStat(value: number, counted: Counted[], firstShown: string): Stat {
  const recent = sum(counted.filter(({ day }) => day >= firstShown));
  const previous = sum(counted.filter(({ day }) => day < firstShown));
  return { value, recent, previous, change: changeOf(recent, previous) };
}

function changeOf(recent: number, previous: number): Stat["change"] {
  if (previous === 0) return recent === 0 ? 0 : "new";
  return Math.round(((recent - previous) / previous) * 100);
}

/** The charts' series, one entry a day. */
export function toDailyStats(shown: string[], { listings, enquiries, events }: DailyCounts): Stats["days"] {
  return shown.map((date) => {
    const on = <T extends Counted>(counted: T[]) => counted.filter(({ day }) => day === date);
    const happened = (event: string) => sum(on(events).filter((one) => one.event === event));
    const about = (slug: string) => sum(on(enquiries).filter(({ service }) => service === slug));
    return {
      date,
      listings: sum(on(listings)),
      inquiries: Object.fromEntries(serviceSlugs.map((slug) => [slug, about(slug)])),
      views: happened("view"),
      calls: happened("call"),
      whatsapp: happened("whatsapp"),
    };
  });
}
