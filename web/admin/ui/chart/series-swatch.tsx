/** The colours of chart series: that of the tokens, and those of `bar-colors.css`. */
const colors = ["fill-ocean", "fill-bar2", "fill-bar3"] as const;

/** Returns the class with the colour of a series. The first one has the number 1. */
export const seriesColor = (number: number): string => colors[number - 1] ?? colors[0];

/** A small square in the colour of a chart series. */
export function SeriesSwatch({ number }: { number: number }) {
  return (
    <svg width="10" height="10" aria-hidden="true" className="flex-none">
      <rect width="10" height="10" className={seriesColor(number)} />
    </svg>
  );
}
