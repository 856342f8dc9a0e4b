import { formatMonthDay } from "#web/lib/format/format-date-time.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import type { ChartSeries, DayCounts } from "./day-counts.ts";

interface ChartTableProps {
  title: string;
  days: readonly DayCounts[];
  series: readonly ChartSeries[];
}

const dayClass = "py-1 pr-2 text-left whitespace-nowrap";
const countClass = "py-1 pr-2 text-right";

/** The numbers of a chart as a table. */
export function ChartTable({ title, days, series }: ChartTableProps) {
  return (
    <table className="w-full">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={dayClass}>
            Day
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className={countClass}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, counts }) => (
          <tr key={date}>
            <th scope="row" className={dayClass}>
              {formatMonthDay(date)}
            </th>
            {series.map(({ key }) => (
              <td key={key} className={countClass}>
                {formatNumber(counts[key] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
