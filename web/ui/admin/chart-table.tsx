import { formatMonthDay } from "#web/lib/format/format-date-time.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import type { ChartSeries, DayCounts } from "./day-counts.ts";

interface ChartTableProps {
  title: string;
  days: readonly DayCounts[];
  series: readonly ChartSeries[];
}

/** The numbers of a chart as a table. */
export function ChartTable({ title, days, series }: ChartTableProps) {
  return (
    <table className="day-chart-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, counts }) => (
          <tr key={date}>
            <th scope="row">{formatMonthDay(date)}</th>
            {series.map(({ key }) => (
              <td key={key}>{formatNumber(counts[key] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
