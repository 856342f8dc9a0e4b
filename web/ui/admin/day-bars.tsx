import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear, scaleOrdinal } from "@visx/scale";
import { Bar, BarStack, Line } from "@visx/shape";
import { formatMonthDay } from "#web/lib/format/format-date-time.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { type ChartSeries, type DayCounts, sumCounts } from "./day-counts.ts";

/** Room for the axes, in pixels; the slider of .day-chart-bars lies over what is left. */
const room = { top: 8, right: 20, bottom: 24, left: 32 };
const barsHeight = 168;
const lines = 3;
/** What a day's name takes, in pixels. */
const labelRoom = 64;

interface DayBarsProps {
  days: readonly DayCounts[];
  series: readonly ChartSeries[];
  /** In pixels. */
  width: number;
  /** The day that is pointed at. */
  picked: number | undefined;
}

/** Bars by day, what is counted standing on each other. Colours come from the classes `series-1` to `series-5`. */
export function DayBars({ days, series, width, picked }: DayBarsProps) {
  const [bottom, right] = [barsHeight - room.bottom, Math.max(width - room.right, room.left + 1)];
  const most = Math.max(1, ...days.map((day) => sumCounts([day], series)));
  const x = scaleBand<string>({ domain: days.map(({ date }) => date), range: [room.left, right], padding: 0.25 });
  const y = scaleLinear<number>({ domain: [0, most], range: [bottom, room.top], nice: lines });
  const keys = series.map(({ key }) => key);
  const look = scaleOrdinal<string, string>({ domain: keys, range: keys.map((_, index) => `series-${index + 1}`) });
  const whole = y.ticks(lines).filter(Number.isInteger);
  // Counted from today, which is always named.
  const apart = Math.max(1, Math.ceil((days.length * labelRoom) / (right - room.left)));
  const named = days.flatMap(({ date }, day) => ((days.length - 1 - day) % apart === 0 ? [date] : []));
  const over = picked === undefined ? undefined : days[picked];
  return (
    <svg width={width} height={barsHeight} aria-hidden="true" className="absolute inset-0">
      {over && (
        <Bar
          className="day-chart-day"
          x={(x(over.date) ?? 0) - (x.step() - x.bandwidth()) / 2}
          y={room.top}
          width={x.step()}
          height={bottom - room.top}
        />
      )}
      {whole.map((value) => (
        <Line
          key={value}
          className="day-chart-line"
          from={{ x: room.left, y: y(value) }}
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
        color={look}
      >
        {(stacks) =>
          stacks.flatMap(({ key, bars }) =>
            bars
              .filter(({ height }) => height > 0)
              .map((bar) => (
                <Bar
                  key={`${key} ${bar.index}`}
                  className={bar.color}
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
        left={room.left}
        tickValues={whole}
        tickFormat={(value) => formatNumber(Number(value))}
        hideAxisLine
        hideTicks
      />
      <AxisBottom scale={x} top={bottom} tickValues={named} tickFormat={formatMonthDay} hideAxisLine hideTicks />
    </svg>
  );
}
