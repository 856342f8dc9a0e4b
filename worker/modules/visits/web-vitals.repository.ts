import { type SQL, sql } from "drizzle-orm";
import { maxWebVital, type VisitedPage, type WebVital, webVitals } from "#contract/visits/visited-pages.ts";
import type { WebVitalReport } from "#contract/visits/web-vitals.ts";
import type { Query } from "#worker/db/query.ts";

const prefix = "vital:";
/** The first text after all names with the prefix. */
const afterPrefix = "vital;";
const retentionDays = 90;
const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * 86_400_000));

/** Each range ends a fifth above the one before. */
const rangeGrowth = 1.2;
const rangeOf = (value: number) =>
  Math.ceil(Math.log(Math.max(1, Math.min(value, maxWebVital))) / Math.log(rangeGrowth));

/** Returns the middle of a range, rounded. */
export const middleOfRange = (range: number): number => (range === 0 ? 0 : Math.round(rangeGrowth ** (range - 0.5)));

/** Counts the values of one visit by day, page and range. Nothing about the visitor is stored. */
export function countWebVitals(report: WebVitalReport, now: Date): SQL[] {
  return webVitals.flatMap((vital) => {
    const value = report[vital];
    if (value === undefined) return [];
    return sql`INSERT INTO daily_counts (day, name, count)
      VALUES (${dayOf(now)}, ${`${prefix}${report.page}:${vital}:${rangeOf(value)}`}, 1)
      ON CONFLICT (day, name) DO UPDATE SET count = count + 1`;
  });
}

/** How many visits of a day had a value in a range. */
export interface WebVitalCount {
  day: string;
  page: VisitedPage;
  vital: WebVital;
  range: number;
  count: number;
}

/** Returns the counts of the last days, including today. */
export function listWebVitals(now: Date, days: number): Query<WebVitalCount[]> {
  return {
    statements: [
      sql`SELECT day, name, count FROM daily_counts
        WHERE day >= ${daysBefore(now, days - 1)} AND name >= ${prefix} AND name < ${afterPrefix}`,
    ],
    read: ([rows = []]) =>
      rows.map(({ day, name, count }) => {
        const [, page, vital, range] = String(name).split(":");
        return { day, page, vital, range: Number(range), count } as WebVitalCount;
      }),
  };
}

/** Deletes counts older than 90 days. */
export function deleteOldWebVitals(now: Date): SQL {
  return sql`DELETE FROM daily_counts
    WHERE day < ${daysBefore(now, retentionDays)} AND name >= ${prefix} AND name < ${afterPrefix}`;
}
