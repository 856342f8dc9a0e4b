import * as z from "zod";
import { visitedPages, webVitals } from "./visited-pages.ts";

/** Days that the dashboard shows, including today. */
export const webVitalDays = 28;

const value = z.number("Must be a number").min(0, "Must be at least 0").optional();

/** One visit. A browser that cannot measure a value leaves it out. */
export const webVitalReportSchema = z.object({
  page: z.enum(visitedPages, `Must be one of ${visitedPages.join(", ")}`),
  lcp: value.describe("milliseconds"),
  interactive: value.describe("milliseconds"),
  inp: value.describe("milliseconds"),
  cls: value.describe("thousandths"),
});
export type WebVitalReport = z.infer<typeof webVitalReportSchema>;

/** Percentiles of a value. They are accurate to a tenth, because values are counted in ranges. */
const percentiles = z.object({
  visits: z.number().int(),
  p50: z.number(),
  p75: z.number(),
  p95: z.number(),
});
export type Percentiles = z.infer<typeof percentiles>;

const measured = z.object(
  Object.fromEntries(webVitals.map((name) => [name, percentiles.nullable()])) as Record<
    (typeof webVitals)[number],
    z.ZodNullable<typeof percentiles>
  >,
);
export type MeasuredVisits = z.infer<typeof measured>;

export const webVitalsResponseSchema = z.object({
  data: z.object({
    pages: z.array(measured.extend({ page: z.enum(visitedPages) })).describe("of all days together"),
    days: z
      .array(measured.extend({ page: z.enum(visitedPages), date: z.iso.date() }))
      .describe("newest first; only days with visits"),
  }),
});
export type WebVitalsResponse = z.infer<typeof webVitalsResponseSchema>;
