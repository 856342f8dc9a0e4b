import type { ReactNode } from "react";
import { formatNumber } from "#web/lib/format/format-values.ts";

interface StatRowProps {
  /** A value is undefined while it loads. */
  stats: readonly { label: string; value: number | undefined; note?: ReactNode }[];
  className?: string;
}

/** Four numbers in a row; two by two on a phone. */
export function StatRow({ stats, className = "mt-4" }: StatRowProps) {
  return (
    <dl className={`stats stats-4 ${className}`}>
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? "…" : formatNumber(value)}</dd>
          {note && <dd className="stat-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
