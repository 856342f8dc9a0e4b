/** A small square in the colour of a chart series. */
export function SeriesSwatch({ number }: { number: number }) {
  return (
    <svg width="10" height="10" aria-hidden="true" className="flex-none">
      <rect width="10" height="10" className={`series-${number}`} />
    </svg>
  );
}
