/** The counts of one day by series key. */
export interface DayCounts {
  /** ISO date. */
  date: string;
  counts: Readonly<Record<string, number>>;
}

/** One series of a chart. Bars are stacked in the order of the series, the first at the bottom. */
export interface ChartSeries {
  key: string;
  label: string;
}

/** Returns the total of all days and series. */
export function sumCounts(days: readonly DayCounts[], series: readonly ChartSeries[]): number {
  return days.flatMap(({ counts }) => series.map(({ key }) => counts[key] ?? 0)).reduce((sum, count) => sum + count, 0);
}
