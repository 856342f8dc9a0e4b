import { type Figure, type Stats, statDays } from "#contract/admin/stats.ts";
import { serviceSlugs } from "#contract/services/services.ts";
import type { DailyCounts } from "./stats.repository.ts";

const dayLength = 86_400_000;

/** The days of the charts and those that they are compared with, as dates (UTC), the oldest first. */
export function daysUntil(now: Date): { shown: string[]; before: string[] } {
  const dates = Array.from({ length: 2 * statDays }, (_, index) =>
    new Date(now.getTime() - (2 * statDays - 1 - index) * dayLength).toISOString().slice(0, 10),
  );
  return { shown: dates.slice(statDays), before: dates.slice(0, statDays) };
}

interface Counted {
  day: string;
  count: number;
}

const sum = (counted: Counted[]) => counted.reduce((total, { count }) => total + count, 0);

/** A figure with what came in the days of the charts and in those before. */
export function toFigure(value: number, counted: Counted[], firstShown: string): Figure {
  const recent = sum(counted.filter(({ day }) => day >= firstShown));
  const previous = sum(counted.filter(({ day }) => day < firstShown));
  return { value, recent, previous, change: changeOf(recent, previous) };
}

function changeOf(recent: number, previous: number): Figure["change"] {
  if (previous === 0) return recent === 0 ? 0 : "new";
  return Math.round(((recent - previous) / previous) * 100);
}

/** The charts' series, one entry a day. */
export function toDays(shown: string[], { listings, enquiries, events }: DailyCounts): Stats["days"] {
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
