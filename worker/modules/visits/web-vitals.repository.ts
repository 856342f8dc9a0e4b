import { and, gte, lt, sql } from "drizzle-orm";
import * as z from "zod";
import {
  maxWebVital,
  type VisitedPage,
  visitedPages,
  type WebVital,
  webVitals,
} from "#contract/visits/visited-pages.ts";
import type { WebVitalReport } from "#contract/visits/web-vitals.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { dailyCounts } from "#worker/db/tables/operations.ts";

const prefix = "vital:";
/** The first text after all names with the prefix. */
const afterPrefix = "vital;";
const retentionDays = 90;
const getDay = (time: Date) => time.toISOString().slice(0, 10);
const daysBefore = (now: Date, days: number) => getDay(new Date(now.getTime() - days * 86_400_000));

/** Each range ends a fifth above the one before. */
const rangeGrowth = 1.2;
const getRange = (value: number) =>
  Math.ceil(Math.log(Math.max(1, Math.min(value, maxWebVital))) / Math.log(rangeGrowth));

/** Returns the middle of a range, rounded. */
export const middleOfRange = (range: number): number => (range === 0 ? 0 : Math.round(rangeGrowth ** (range - 0.5)));

/** Counts the values of one visit by day, page and range. Nothing about the visitor is stored. */
export function countWebVitals(report: WebVitalReport, now: Date): Statement[] {
  return webVitals.flatMap((vital) => {
    const value = report[vital];
    if (value === undefined) return [];
    const name = `${prefix}${report.page}:${vital}:${getRange(value)}`;
    return builder
      .insert(dailyCounts)
      .values({ day: getDay(now), name, count: 1 })
      .onConflictDoUpdate({ target: [dailyCounts.day, dailyCounts.name], set: { count: sql`count + 1` } });
  });
}

const isWebVital = and(gte(dailyCounts.name, prefix), lt(dailyCounts.name, afterPrefix));

/** How many visits of a day had a value in a range. */
export interface WebVitalCount {
  day: string;
  page: VisitedPage;
  vital: WebVital;
  range: number;
  count: number;
}

/** The name of a count: "vital:home:lcp:12". */
const countName = z.tuple([z.string(), z.enum(visitedPages), z.enum(webVitals), z.coerce.number()]);

/** Returns the counts of the last days, including today. */
export function listWebVitals(now: Date, days: number): Query<WebVitalCount[]> {
  const { day, name, count } = dailyCounts;
  const counts = builder
    .select({ day, name, count })
    .from(dailyCounts)
    .where(and(gte(day, daysBefore(now, days - 1)), isWebVital));
  return combineQueries([counts], (rows) =>
    rows.map((row) => {
      const [, page, vital, range] = countName.parse(row.name.split(":"));
      return { day: row.day, page, vital, range, count: row.count };
    }),
  );
}

/** Deletes counts older than 90 days. */
export const deleteOldWebVitals = (now: Date): Statement =>
  builder.delete(dailyCounts).where(and(lt(dailyCounts.day, daysBefore(now, retentionDays)), isWebVital));
