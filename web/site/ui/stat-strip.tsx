interface StatStripProps {
  stats: readonly { value: string; label: string }[];
}

/** Large numbers with labels, side by side. No rule above them, because what precedes them has an edge of its own. */
export function StatStrip({ stats }: StatStripProps) {
  return (
    <div className="wrap">
      <dl className={`stats stats-strip stats-${stats.length} border-t-0`}>
        {stats.map(({ value, label }) => (
          <div key={value + label}>
            <dt className="text-balance">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
