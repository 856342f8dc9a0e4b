import { useId } from "react";
import { formatDay } from "#web/lib/moment.ts";

export interface Series {
  label: string;
  values: readonly number[];
}

interface DayChartProps {
  title: string;
  /** ISO dates, one a bar. */
  dates: readonly string[];
  /** Stacked on each other, the first at the bottom; at most five. */
  series: readonly Series[];
}

const width = 360;
const height = 120;

/**
 * Bars by day, drawn as they are without a library: a few rectangles for which one would weigh more than the whole desk.
 * The same figures stand in a table for whoever does not see them.
 */
export function DayChart({ title, dates, series }: DayChartProps) {
  const titleId = useId();
  const sums = dates.map((_, day) => series.reduce((sum, { values }) => sum + (values[day] ?? 0), 0));
  const top = roundUp(Math.max(...sums, 1));
  const total = sums.reduce((sum, value) => sum + value, 0);
  return (
    <figure className="day-chart" aria-labelledby={titleId}>
      <figcaption id={titleId} className="flex flex-wrap items-baseline justify-between gap-x-4 font-head text-3">
        {title}
        <span className="font-sans text-1 text-ink2">{total} in 30 days</span>
      </figcaption>
      {series.length > 1 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 text-1" aria-hidden="true">
          {series.map(({ label }, index) => (
            <li key={label} className="flex items-center gap-2">
              <svg width="10" height="10" className={`series-${index + 1}`} aria-hidden="true">
                <rect width="10" height="10" />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <svg viewBox={`-24 -8 ${width + 24} ${height + 28}`} aria-hidden="true" className="mt-2 w-full">
        {[0, top / 2, top].map((value) => (
          <g key={value} className="day-chart-line">
            <path d={`M0 ${yOf(value, top)}H${width}`} />
            {Number.isInteger(value) && (
              <text x={-6} y={yOf(value, top) + 4} textAnchor="end">
                {value}
              </text>
            )}
          </g>
        ))}
        {series.map(({ label }, index) => (
          <path key={label} className={`series-${index + 1}`} d={barsOf(series, index, top)} />
        ))}
        {[0, dates.length - 1].map((day) => (
          <text key={day} x={day === 0 ? 0 : width} y={height + 16} textAnchor={day === 0 ? "start" : "end"}>
            {formatDay(dates[day] ?? "")}
          </text>
        ))}
      </svg>
      <details className="text-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-press">
          As a table<span className="sr-only">: {title}</span>
        </summary>
        <ChartTable title={title} dates={dates} series={series} />
      </details>
    </figure>
  );
}

function ChartTable({ title, dates, series }: DayChartProps) {
  return (
    <table className="w-full">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dates.map((date, day) => (
          <tr key={date} className="border-t border-line">
            <th scope="row">{formatDay(date)}</th>
            {series.map(({ label, values }) => (
              <td key={label}>{values[day] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const yOf = (value: number, top: number) => height - (value / top) * height;

/** One series' rectangles as a single path, each standing on those of the series below it. */
function barsOf(series: readonly Series[], index: number, top: number): string {
  const values = series[index]?.values ?? [];
  const step = width / values.length;
  return values
    .map((value, day) => {
      if (value === 0) return "";
      const below = series.slice(0, index).reduce((sum, other) => sum + (other.values[day] ?? 0), 0);
      const [x, y] = [day * step + step * 0.15, yOf(below + value, top)];
      return `M${x.toFixed(1)} ${y.toFixed(1)}h${(step * 0.7).toFixed(1)}v${((value / top) * height).toFixed(1)}h${(-step * 0.7).toFixed(1)}z`;
    })
    .join("");
}

/** The next number that is good at the top of a scale: 2, 4, 10, 20, 40, 100 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [2, 4, 10].map((times) => times * power).find((candidate) => candidate >= value) ?? value;
}
