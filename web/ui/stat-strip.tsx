interface FigureStripProps {
  figures: readonly { value: string; label: string }[];
}

/** Large numbers with labels, side by side. */
export function StatStrip({ figures }: FigureStripProps) {
  return (
    <div className="wrap">
      <dl className={`stats stats-${figures.length}`}>
        {figures.map(({ value, label }) => (
          <div key={value + label}>
            <dt>{label}</dt>
            <dd className="text-ocean lg:text-4">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
