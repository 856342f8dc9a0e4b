import { useId } from "react";
import { BarRow } from "#web/admin/ui/chart/bar-row.tsx";
import { seriesColor } from "#web/admin/ui/chart/series-swatch.tsx";
import { type ClosingGroup, countOf, describeCount } from "./group-closings.ts";

/** A bar for each month: let is filled, sold is striped. The month with the most homes has the longest bar. */
export function MonthBars({ months }: { months: readonly ClosingGroup[] }) {
  const most = Math.max(...months.map(countOf));
  const stripes = useId();
  const fills = { let: { className: seriesColor(1) }, sold: { fill: `url(#${stripes})` } };
  return (
    <div className="@container">
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-sand2" />
          <rect width="3" height="6" className={seriesColor(3)} />
        </pattern>
      </svg>
      <p className="flex flex-wrap gap-x-4 text-1 text-ink2">
        {kinds.map((kind) => (
          <span key={kind} className="inline-flex items-center gap-1.5">
            <svg width="14" height="14" aria-hidden="true">
              <rect width="14" height="14" {...fills[kind]} />
            </svg>
            <span>{`${months.reduce((sum, month) => sum + month[kind], 0)} ${kind}`}</span>
          </span>
        ))}
      </p>
      <ul className="mt-3 grid gap-y-2">
        {months.map((month) => (
          <BarRow key={month.key} label={month.label} value={describeCount(month)}>
            {kinds.map((kind) => (
              <svg key={kind} aria-hidden="true" className="h-full" style={{ width: `${(month[kind] / most) * 100}%` }}>
                <rect width="100%" height="100%" {...fills[kind]} />
              </svg>
            ))}
          </BarRow>
        ))}
      </ul>
    </div>
  );
}

const kinds = ["let", "sold"] as const;
