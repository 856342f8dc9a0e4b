/** The kinds of pages whose loading is measured. This file has no schemas, so that visitors load no zod. */
export const visitedPages = ["home", "list", "listing", "service", "other"] as const;
export type VisitedPage = (typeof visitedPages)[number];

/**
 * What is measured of a visit, in milliseconds except `cls`:
 * - `lcp`: largest contentful paint
 * - `interactive`: when React has hydrated the page
 * - `inp`: interaction to next paint
 * - `cls`: cumulative layout shift, in thousandths
 */
export const webVitals = ["lcp", "interactive", "inp", "cls"] as const;
export type WebVital = (typeof webVitals)[number];

/** The highest value that is counted. Higher ones are counted as this one. */
export const maxWebVital = 600_000;

/** The path of the call below the API's prefix. */
export const webVitalsPath = "/public/web-vitals";
