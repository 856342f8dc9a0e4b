import { useId } from "react";
import { seriesColor } from "#web/admin/ui/chart/series-swatch.tsx";
import { type ClosingGroup, countOf, describeCount } from "./group-closings.ts";

/** Few homes do not fill the width, so that a bar of one home always looks small. */
const leastScale = 6;

/** A bar for each month: let is filled, sold is striped, and the numbers stand beside it. The legend is below. */
export function MonthBars({ months }: { months: readonly ClosingGroup[] }) {
  const most = Math.max(leastScale, ...months.map(countOf));
  const stripes = useId();
  const soldFill = { fill: `url(#${stripes})` };
  return (
    <div className="@container">
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-sand2" />
          <rect width="3" height="6" className={seriesColor(3)} />
        </pattern>
      </svg>
      <ul className="mt-3 border-t border-line">
        {months.map((month) => (
          <li
            key={month.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-2 text-1 break-inside-avoid @min-[20rem]:grid-cols-[6.75rem_minmax(0,1fr)_5.25rem]"
          >
            <span>{month.label}</span>
            <svg
              width="100%"
              height={countOf(month) > 0 ? 20 : 0}
              aria-hidden="true"
              className="order-last col-span-full @min-[20rem]:order-none @min-[20rem]:col-span-1"
            >
              <rect width={`${(month.let / most) * 100}%`} height="20" {...letFill} />
              <rect
                x={`${(month.let / most) * 100}%`}
                width={`${(month.sold / most) * 100}%`}
                height="20"
                {...soldFill}
              />
            </svg>
            <span className="text-right tabular-nums">{describeCount(month)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-4 text-1 text-ink2" aria-hidden="true">
        {(["Let", "Sold"] as const).map((label) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <svg width="14" height="14" aria-hidden="true">
              <rect width="14" height="14" {...(label === "Let" ? letFill : soldFill)} />
            </svg>
            <span>{label}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

const letFill = { className: seriesColor(1) };
