import { Link } from "react-router-dom";
import type { AppointmentStatus } from "#contract/appointments/appointment-kinds.ts";
import { getClock } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { appointmentStatusLabels, kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { countLines, fitName, splitName } from "./fit-name.ts";
import { columnGap, type HiddenAppointments, type Place, type PlacedAppointment } from "./grid-layout.ts";
import type { useDragMove } from "./use-drag-move.ts";

const looks: Record<AppointmentStatus, string> = {
  requested: "border-dashed border-warn",
  confirmed: "border-edge",
  done: "border-edge text-ink2",
  no_show: "border-edge",
  cancelled: "border-edge line-through",
};

const looksOfBars: Record<AppointmentStatus, string> = {
  requested: "bg-warn",
  confirmed: "bg-good",
  done: "bg-edge",
  no_show: "bg-bad",
  cancelled: "bg-line",
};

const boxClass = "absolute py-px pr-px hover:z-1 focus-within:z-1";

const toStyle = ({ top, minutes, left, width }: Place, hourHeight: number) => ({
  top: `${(top / 60) * hourHeight}rem`,
  height: `${(minutes / 60) * hourHeight}rem`,
  left: `calc(${columnGap / 4}rem + (100% - ${columnGap}rem) * ${left})`,
  width: `calc((100% - ${columnGap}rem) * ${width})`,
});

interface GridItemProps {
  placed: PlacedAppointment;
  hourHeight: number;
  /** In rem. */
  columnWidth: number;
  params: CalendarParams;
  /** By which it is dragged. */
  linkProps: ReturnType<ReturnType<typeof useDragMove>["itemProps"]>;
}

/** The sides of a box, a bar and what is free beside it, and a line and a bold and a usual character of small and of usual text, in rem. */
const [sides, barWidth, smallText, usualText] = [0.375, 0.375, [0.8625, 0.43, 0.39], [1.00625, 0.5, 0.44]] as const;
/** A line of so many characters has a time and a first name. */
const timeAndName = "10:00 Josephine".length;
const mostLines = 2;

/** One appointment: its name and its time in a line or in two, and its home, or its kind, if all of it has room. */
export function GridItem({ placed, hourHeight, columnWidth, params, linkProps }: GridItemProps) {
  const { appointment, minutes, boxMinutes, width, bar, bars: barCount } = placed;
  const { id, status, kind, start, end, name, title } = appointment;
  const boxHeight = (boxMinutes / 60) * hourHeight;
  const room = columnWidth * width - barCount * barWidth - sides;
  const isSmall = room < 10 || boxHeight < 2.5;
  const [line, bold, usual] = isSmall ? smallText : usualText;
  const characters = Math.floor(room / bold);
  const isNarrow = characters < timeAndName;
  const shownName = name || "Unknown";
  const [clock, endClock] = [getClock(start), getClock(end)];
  const period = `${clock}–${endClock}`;
  const lines = Math.floor((boxHeight - 0.375) / line);
  const names = isNarrow && lines > 2 && shownName.length > characters ? splitName(shownName, characters) : [];
  const left = lines - Math.max(names.length, 1) - (isNarrow ? 1 : 0);
  const isTitleWhole = countLines(title, Math.floor(room / usual)) <= Math.min(left, mostLines);
  const about = isTitleWhole ? title : left > 0 && kindLabels[kind];
  return (
    <li className={boxClass} style={toStyle(placed, hourHeight)}>
      <span
        aria-hidden="true"
        className={classNames("absolute inset-y-px w-1 rounded-s", looksOfBars[status])}
        style={{ left: `${bar * barWidth}rem` }}
      />
      <div style={{ height: `${(100 * boxMinutes) / minutes}%`, marginLeft: `${barCount * barWidth - 0.125}rem` }}>
        <Link
          {...linkProps}
          to={calendarPath({ ...params, open: id })}
          state={preserveScroll}
          title={joinParts([clock, name, title, appointmentStatusLabels[status]])}
          className={classNames(
            "relative block h-full overflow-hidden rounded-e-s border bg-raise pt-px pl-1 text-ink no-underline hover:bg-sand",
            isSmall ? "text-0/[1.15]" : "text-1/[1.15]",
            looks[status],
            bar === barCount - 1 && "border-l-0",
          )}
        >
          <span aria-hidden="true">
            {names.length > 0 ? (
              names.map((one) => (
                <b key={one} className="block truncate">
                  {one}
                </b>
              ))
            ) : (
              <b className="block truncate">
                {isNarrow
                  ? fitName(shownName, characters)
                  : `${clock} ${fitName(shownName, characters - clock.length - 1)}`}
              </b>
            )}
            {isNarrow && (
              <span className="block truncate tabular-nums">{room < period.length * usual ? clock : period}</span>
            )}
            {about && <span className="block text-ink2">{about}</span>}
          </span>
          <span className="sr-only">
            {joinParts([
              `${clock} ${shownName}`,
              `until ${endClock}`,
              title,
              kindLabels[kind],
              appointmentStatusLabels[status],
            ])}
          </span>
        </Link>
      </div>
    </li>
  );
}

interface HiddenItemProps {
  hidden: HiddenAppointments;
  hourHeight: number;
  /** The page of the day. */
  to: string;
}

/** How many more there are at a time; the day has all of them. */
export function HiddenItem({ hidden, hourHeight, to }: HiddenItemProps) {
  return (
    <li className={boxClass} style={toStyle(hidden, hourHeight)}>
      <Link
        to={to}
        state={preserveScroll}
        title={joinParts(hidden.hidden.map(({ start, name }) => `${getClock(start)} ${name || "Unknown"}`))}
        className="flex h-full items-center justify-center rounded-s border border-edge bg-raise text-0 font-bold text-press no-underline hover:bg-sand"
      >
        <span>{`+${hidden.hidden.length}`}</span>
        <span className="sr-only"> more</span>
      </Link>
    </li>
  );
}
