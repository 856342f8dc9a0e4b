import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear, scaleOrdinal } from "@visx/scale";
import { Bar, BarStack, Line } from "@visx/shape";
import { formatMonthDay } from "#web/lib/format/format-date-time.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { type ChartSeries, type DayCounts, sumCounts } from "./day-counts.ts";
import { seriesColor } from "./series-swatch.tsx";

/** Space for the axes, in pixels. The slider in day-chart.tsx has the same insets. */
const margin = { top: 8, right: 0, bottom: 24, left: 32 };
const tickCount = 3;
const svgClass = "absolute inset-0 [&_text]:fill-ink2 [&_text]:text-1 [&_text]:[font-family:inherit]";
/** Width of a date label, in pixels. */
const labelWidth = 72;
/** The last label ends where the bars end. It is a short word, because its middle is left of its bar. */
const labelProps = (last: number) => (_: string, index: number) => ({
  textAnchor: index === last ? ("end" as const) : ("middle" as const),
  dx: index === last ? "0.2em" : 0,
});

interface DayBarsProps {
  days: readonly DayCounts[];
  series: readonly ChartSeries[];
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** Index of the highlighted day. */
  selected: number | undefined;
}

/** Stacked bars, one for each day. */
export function DayBars({ days, series, width, height: chartHeight, selected }: DayBarsProps) {
  const [bottom, right] = [chartHeight - margin.bottom, Math.max(width - margin.right, margin.left + 1)];
  const max = Math.max(1, ...days.map((day) => sumCounts([day], series)));
  const x = scaleBand<string>({ domain: days.map(({ date }) => date), range: [margin.left, right], padding: 0.25 });
  const y = scaleLinear<number>({ domain: [0, max], range: [bottom, margin.top], nice: tickCount });
  const keys = series.map(({ key }) => key);
  const color = scaleOrdinal<string, string>({ domain: keys, range: keys.map((_, index) => seriesColor(index + 1)) });
  const ticks = y.ticks(tickCount).filter(Number.isInteger);
  // Counted back from today, which always has a label.
  const labelInterval = Math.max(1, Math.ceil((days.length * labelWidth) / (right - margin.left)));
  const labelledDates = days.flatMap(({ date }, day) => ((days.length - 1 - day) % labelInterval === 0 ? [date] : []));
  const selectedDay = selected === undefined ? undefined : days[selected];
  return (
    <svg width={width} height={chartHeight} aria-hidden="true" className={svgClass}>
      {selectedDay && (
        <Bar
          className="fill-sand2"
          x={(x(selectedDay.date) ?? 0) - (x.step() - x.bandwidth()) / 2}
          y={margin.top}
          width={x.step()}
          height={bottom - margin.top}
        />
      )}
      {ticks.map((value) => (
        <Line
          key={value}
          className="stroke-line"
          from={{ x: margin.left, y: y(value) }}
          to={{ x: right, y: y(value) }}
        />
      ))}
      <BarStack<DayCounts, string, typeof x, typeof y>
        data={[...days]}
        keys={keys}
        x={({ date }) => date}
        value={({ counts }, key) => counts[key] ?? 0}
        xScale={x}
        yScale={y}
        color={color}
      >
        {(stacks) =>
          stacks.flatMap(({ key, bars }) =>
            bars
              .filter(({ height }) => height > 0)
              .map((bar) => (
                <Bar
                  key={`${key} ${bar.index}`}
                  // A gap between stacked bars, because colour alone does not separate them.
                  className={`stroke-paper ${bar.color}`}
                  x={bar.x}
                  y={bar.y}
                  width={bar.width}
                  height={bar.height}
                />
              )),
          )
        }
      </BarStack>
      <AxisLeft
        scale={y}
        left={margin.left}
        tickValues={ticks}
        tickFormat={(value) => formatNumber(Number(value))}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={bottom}
        tickValues={labelledDates}
        tickFormat={(date, index) => (index === labelledDates.length - 1 ? "Today" : formatMonthDay(date))}
        tickLabelProps={labelProps(labelledDates.length - 1)}
        hideAxisLine
        hideTicks
      />
    </svg>
  );
}
