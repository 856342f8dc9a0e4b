import type { VisitedPage, WebVital } from "#contract/visits/visited-pages.ts";

export const pageLabels: Record<VisitedPage, string> = {
  home: "Home",
  list: "Lists",
  listing: "Listings",
  service: "Services",
  other: "Other pages",
};

/** The limits are Google's for three of four visits; the one of `interactive` is our own. */
const vitals: Record<WebVital, { label: string; good: number; poor: number }> = {
  lcp: { label: "Main content shown", good: 2500, poor: 4000 },
  interactive: { label: "Buttons work", good: 3500, poor: 7000 },
  inp: { label: "Response to a tap", good: 200, poor: 500 },
  cls: { label: "Content that jumps", good: 100, poor: 250 },
};

export const vitalLabel = (vital: WebVital): string => vitals[vital].label;

/** Formats milliseconds as seconds, and a layout shift as its usual number. */
export function formatVital(vital: WebVital, value: number): string {
  if (vital === "cls") return (value / 1000).toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** Judges a value that three of four visits stay below. */
export function rateVital(vital: WebVital, value: number): "good" | "fair" | "poor" {
  const { good, poor } = vitals[vital];
  if (value <= good) return "good";
  return value <= poor ? "fair" : "poor";
}
