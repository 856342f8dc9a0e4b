import { visitedPages, type WebVital, webVitals } from "#contract/visits/visited-pages.ts";
import type { MeasuredVisits, Percentiles, WebVitalsResponse } from "#contract/visits/web-vitals.ts";
import { middleOfRange, type WebVitalCount } from "./web-vitals.repository.ts";

/** Returns the percentiles of each page, of all days together and of each day. */
export function toPercentiles(counts: readonly WebVitalCount[]): WebVitalsResponse["data"] {
  const days = [...new Set(counts.map(({ day }) => day))].sort().reverse();
  return {
    pages: visitedPages.map((page) => ({ page, ...measure(counts.filter((count) => count.page === page)) })),
    days: days.flatMap((date) =>
      visitedPages.flatMap((page) => {
        const ofDay = counts.filter((count) => count.day === date && count.page === page);
        return ofDay.length > 0 ? [{ date, page, ...measure(ofDay) }] : [];
      }),
    ),
  };
}

function measure(counts: readonly WebVitalCount[]): MeasuredVisits {
  const entries = webVitals.map((vital) => [vital, getPercentiles(counts.filter((count) => count.vital === vital))]);
  return Object.fromEntries(entries) as Record<WebVital, Percentiles | null>;
}

function getPercentiles(counts: readonly WebVitalCount[]): Percentiles | null {
  const ranges = counts.toSorted((one, other) => one.range - other.range);
  const visits = ranges.reduce((sum, { count }) => sum + count, 0);
  if (visits === 0) return null;
  const percentile = (share: number) => {
    let reached = 0;
    for (const { range, count } of ranges) {
      reached += count;
      if (reached >= share * visits) return middleOfRange(range);
    }
    return 0;
  };
  return { visits, p50: percentile(0.5), p75: percentile(0.75), p95: percentile(0.95) };
}
