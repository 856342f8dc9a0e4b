import { type PointerEvent, useId, useRef, useState } from "react";
import { formatMonthDay } from "#web/lib/format/format-date-time.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { ChartTable } from "./chart-table.tsx";
import { DayBars } from "./day-bars.tsx";
import { type ChartSeries, type DayCounts, sumCounts } from "./day-counts.ts";
import { SeriesSwatch } from "./series-swatch.tsx";
import { useElementWidth } from "./use-element-width.ts";

interface DayChartProps {
  title: string;
  /** One a bar, the oldest first. */
  days: readonly DayCounts[];
  /** At most five. */
  series: readonly ChartSeries[];
  /** What is said when nothing was counted at all. */
  nothing: string;
}

/**
 * Bars by day. The line above them says what was counted on all days, and on one of them while it is pointed at, pressed
 * or reached with the arrow keys. The same figures stand in a table.
 */
export function DayChart({ title, days, series, nothing }: DayChartProps) {
  const titleId = useId();
  const [picked, setPicked] = useState<number>();
  const total = sumCounts(days, series);
  const day = picked === undefined ? undefined : days[picked];
  const said = day ? [day] : days;
  return (
    <figure className="day-chart" aria-labelledby={titleId}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={titleId} className="font-head text-3">
          {title}
        </span>
        <span className="text-1 text-ink2 tabular-nums">
          {day ? (
            <>
              {formatMonthDay(day.date)}: <b className="text-ink">{formatNumber(sumCounts(said, series))}</b>
            </>
          ) : (
            `${formatNumber(total)} in ${days.length} days`
          )}
        </span>
      </figcaption>
      {total === 0 && <p className="day-chart-nothing">{nothing}</p>}
      {total > 0 && (
        <>
          {series.length > 1 && (
            <ul className="day-chart-key">
              {series.map((one, index) => (
                <li key={one.key}>
                  <SeriesSwatch number={index + 1} />
                  {one.label} <b className="ml-auto">{formatNumber(sumCounts(said, [one]))}</b>
                </li>
              ))}
            </ul>
          )}
          <DayPicker title={title} days={days} series={series} picked={picked} onPick={setPicked} />
          <details className="text-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-press">
              As a table<span className="sr-only">: {title}</span>
            </summary>
            <ChartTable title={title} days={days} series={series} />
          </details>
        </>
      )}
    </figure>
  );
}

interface DayPickerProps extends Omit<DayChartProps, "nothing"> {
  picked: number | undefined;
  onPick: (day: number | undefined) => void;
}

/** The bars, and over them a slider that nobody sees: so a finger, a mouse and the arrow keys reach each day. */
function DayPicker({ title, days, series, picked, onPick }: DayPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useElementWidth(place, 360);
  const last = days.length - 1;
  const shown = days[picked ?? last];
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    if (wide > 0) onPick(Math.min(last, Math.max(0, Math.floor(((clientX - left) / wide) * days.length))));
  };
  return (
    <div ref={place} className="day-chart-bars">
      <DayBars days={days} series={series} width={width} picked={picked} />
      <input
        type="range"
        aria-label={`${title} by day`}
        aria-valuetext={shown && inWords(shown, series)}
        min={0}
        max={last}
        value={picked ?? last}
        onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
        onFocus={() => onPick(picked ?? last)}
        onBlur={() => onPick(undefined)}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ currentTarget, pointerType }) => {
          if (pointerType === "mouse" && document.activeElement !== currentTarget) onPick(undefined);
        }}
      />
    </div>
  );
}

function inWords(day: DayCounts, series: readonly ChartSeries[]): string {
  const counted = series.map(({ key, label }) => `${label} ${formatNumber(day.counts[key] ?? 0)}`);
  return `${formatMonthDay(day.date)}: ${counted.join(", ")}`;
}
