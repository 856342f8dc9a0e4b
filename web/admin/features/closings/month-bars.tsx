import { useId } from "react";
import { seriesColor } from "#web/admin/ui/chart/series-swatch.tsx";
import { type ClosingGroup, countOf, describeCount } from "./group-closings.ts";

/** Few homes do not fill the width, so that a bar of one home always looks small. */
const leastScale = 6;

const rowClass = "grid items-center gap-x-3 text-1 @min-[20rem]:grid-cols-[6.75rem_minmax(0,1fr)]";
/** The place of a number on the scale. The rest of the line is for the text of the longest bar. */
const toWidth = (part: number) => `calc((100% - 7rem) * ${part})`;

/** A bar for each month: let is filled, sold is striped, and the numbers stand at its end. The scale is below. */
export function MonthBars({ months }: { months: readonly ClosingGroup[] }) {
  const most = Math.max(leastScale, ...months.map(countOf));
  const step = Math.ceil(most / 6);
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
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
      <p className="flex flex-wrap gap-x-4 text-1 text-ink2" aria-hidden="true">
        {(["Let", "Sold"] as const).map((label) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <svg width="14" height="14" aria-hidden="true">
              <rect width="14" height="14" {...(label === "Let" ? letFill : soldFill)} />
            </svg>
            <span>{label}</span>
          </span>
        ))}
      </p>
      <ul className="mt-2">
        {months.map((month) => (
          <li key={month.key} className={`break-inside-avoid ${rowClass}`}>
            <span>{month.label}</span>
            <span className="relative flex items-center gap-x-1 py-1">
              {ticks.map((tick) => (
                <span
                  key={tick}
                  aria-hidden="true"
                  className="absolute inset-y-0 border-l border-line @max-[20rem]:hidden"
                  style={{ left: toWidth(tick / most) }}
                />
              ))}
              {countOf(month) > 0 && (
                <svg
                  style={{ width: toWidth(countOf(month) / most) }}
                  height="20"
                  aria-hidden="true"
                  className="relative flex-none"
                >
                  <rect width={`${(month.let / countOf(month)) * 100}%`} height="20" {...letFill} />
                  <rect
                    x={`${(month.let / countOf(month)) * 100}%`}
                    width={`${(month.sold / countOf(month)) * 100}%`}
                    height="20"
                    {...soldFill}
                  />
                </svg>
              )}
              <span className="relative bg-paper px-1 whitespace-nowrap tabular-nums">{describeCount(month)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={`text-ink2 @max-[20rem]:hidden ${rowClass}`} aria-hidden="true">
        <span>Homes</span>
        <span className="relative h-5 tabular-nums">
          {ticks.map((tick) => (
            <span key={tick} className="absolute -translate-x-1/2 text-0" style={{ left: toWidth(tick / most) }}>
              {tick}
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}

const letFill = { className: seriesColor(1) };
