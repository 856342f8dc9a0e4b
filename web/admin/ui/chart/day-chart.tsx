import { type PointerEvent, useId, useRef, useState } from "react";
import { formatMonthDay } from "#web/lib/format/format-date-time.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { useElementWidth } from "../use-element-width.ts";
import { ChartTable } from "./chart-table.tsx";
import { DayBars } from "./day-bars.tsx";
import { type ChartSeries, type DayCounts, sumCounts } from "./day-counts.ts";
import { SeriesSwatch } from "./series-swatch.tsx";

interface DayChartProps {
  title: string;
  /** Oldest first. */
  days: readonly DayCounts[];
  series: readonly ChartSeries[];
  /**
   * Whether each series has a colour of its own in the bars: at most three, because there are three colours
   * (`series-swatch.tsx`). Otherwise a bar is the total of a day, and only the numbers name the series.
   */
  isStacked?: boolean;
  /** Shown in place of the chart if all counts are 0. */
  emptyText: string;
  /** Of the bars with their axes, in pixels. */
  height?: number;
}

/**
 * A bar chart by day, with the same numbers in a table. The caption shows the total, or the numbers of the day that is
 * selected with the pointer or the arrow keys.
 */
export function DayChart({ title, days, series, isStacked = true, emptyText, height = 240 }: DayChartProps) {
  const titleId = useId();
  const [selected, setSelected] = useState<number>();
  const total = sumCounts(days, series);
  const day = selected === undefined ? undefined : days[selected];
  const shownDays = day ? [day] : days;
  return (
    <figure className="mt-3 flex flex-col lg:flex-1" aria-labelledby={titleId}>
      <figcaption
        className={classNames(
          "flex flex-wrap items-baseline justify-between gap-x-4",
          total > 0 && series.length === 1 && "mb-3",
        )}
      >
        {/* The pressed tab is the title that is seen. */}
        <span id={titleId} className="sr-only">
          {title}
        </span>
        <span className="text-1 text-ink2 tabular-nums">
          {day ? (
            <>
              <span>{`${formatMonthDay(day.date)}:`}</span>{" "}
              <b className="text-ink">{formatNumber(sumCounts(shownDays, series))}</b>
            </>
          ) : (
            `${formatNumber(total)} in ${days.length} days`
          )}
        </span>
      </figcaption>
      {total === 0 && <p className="mt-2 border-y border-line py-4 text-ink2">{emptyText}</p>}
      {total > 0 && (
        <>
          {series.length > 1 && (
            <ul className="mt-1 mb-3 flex flex-wrap gap-x-5 gap-y-0.5 text-1">
              {series.map((item, index) => (
                <li key={item.key} className="flex items-center gap-1.5">
                  {isStacked && <SeriesSwatch number={index + 1} />}
                  <span>{item.label}</span> <b>{formatNumber(sumCounts(shownDays, [item]))}</b>
                </li>
              ))}
            </ul>
          )}
          <DayPicker
            title={title}
            days={days}
            series={series}
            isStacked={isStacked}
            height={height}
            selected={selected}
            onSelect={setSelected}
          />
          <details className="overflow-x-auto text-1">
            <summary className="inline-flex min-h-touch cursor-pointer items-center text-press">
              Show as a table<span className="sr-only">{`: ${title}`}</span>
            </summary>
            <ChartTable title={title} days={days} series={series} />
          </details>
        </>
      )}
    </figure>
  );
}

interface DayPickerProps extends Omit<DayChartProps, "emptyText"> {
  isStacked: boolean;
  height: number;
  /** Index of the day. */
  selected: number | undefined;
  onSelect: (day: number | undefined) => void;
}

const barsClass = classNames(
  "relative mt-auto mb-1 overflow-hidden",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-press",
);

/** The bars under an invisible slider, which makes each day reachable by touch, mouse and arrow keys. */
function DayPicker({ title, days, series, isStacked, height, selected, onSelect }: DayPickerProps) {
  const container = useRef<HTMLDivElement>(null);
  const width = useElementWidth(container, 360);
  const last = days.length - 1;
  const shown = days[selected ?? last];
  const selectAtPointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: sliderWidth } = currentTarget.getBoundingClientRect();
    if (sliderWidth > 0)
      onSelect(Math.min(last, Math.max(0, Math.floor(((clientX - left) / sliderWidth) * days.length))));
  };
  return (
    <div ref={container} className={barsClass} style={{ height }}>
      {isStacked ? (
        <DayBars days={days} series={series} width={width} height={height} selected={selected} />
      ) : (
        <DayBars days={sumDays(days, series)} series={[total]} width={width} height={height} selected={selected} />
      )}
      <input
        type="range"
        className="absolute inset-[8px_0_0_32px] m-0 h-[calc(100%-8px)] w-[calc(100%-32px)] cursor-crosshair touch-pan-y opacity-0"
        aria-label={`${title} by day`}
        aria-valuetext={shown && describeDay(shown, series)}
        min={0}
        max={last}
        value={selected ?? last}
        onChange={({ currentTarget }) => onSelect(Number(currentTarget.value))}
        onFocus={() => onSelect(selected ?? last)}
        onBlur={() => onSelect(undefined)}
        onPointerDown={selectAtPointer}
        onPointerMove={selectAtPointer}
        onPointerLeave={({ currentTarget, pointerType }) => {
          if (pointerType === "mouse" && document.activeElement !== currentTarget) onSelect(undefined);
        }}
      />
    </div>
  );
}

const total: ChartSeries = { key: "total", label: "Total" };

/** Returns the days with one count, the total of the series. */
function sumDays(days: readonly DayCounts[], series: readonly ChartSeries[]): DayCounts[] {
  return days.map((day) => ({ date: day.date, counts: { [total.key]: sumCounts([day], series) } }));
}

function describeDay(day: DayCounts, series: readonly ChartSeries[]): string {
  const counts = series.map(({ key, label }) => `${label} ${formatNumber(day.counts[key] ?? 0)}`);
  return `${formatMonthDay(day.date)}: ${counts.join(", ")}`;
}
