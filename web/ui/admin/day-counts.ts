/** What was counted on one day, by the keys of the series. */
export interface DayCounts {
  /** ISO. */
  date: string;
  counts: Readonly<Record<string, number>>;
}

/** One of the things that are counted; in this order they stand on each other, the first at the bottom. */
export interface ChartSeries {
  key: string;
  label: string;
}

export const sumCounts = (days: readonly DayCounts[], series: readonly ChartSeries[]): number =>
  days.reduce((sum, { counts }) => series.reduce((inDay, { key }) => inDay + (counts[key] ?? 0), sum), 0);
