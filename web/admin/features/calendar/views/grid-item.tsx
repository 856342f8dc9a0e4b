import { Link } from "react-router-dom";
import type { AppointmentStatus } from "#contract/appointments/appointment-kinds.ts";
import { getClock } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { appointmentStatusLabels, kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { countLines, fitName } from "./fit-name.ts";
import { columnGap, type HiddenAppointments, type Place, type PlacedAppointment } from "./grid-layout.ts";
import type { useDragMove } from "./use-drag-move.ts";

/** A bar of the colour of the status on a light box. */
const looks: Record<AppointmentStatus, string> = {
  requested: "border-dashed border-warn [border-left-style:solid]",
  confirmed: "border-line border-l-good",
  done: "border-line border-l-edge text-ink2",
  no_show: "border-line border-l-bad",
  cancelled: "border-line line-through",
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

/** The sides of a box, and a line and a bold and a usual character of small and of usual text, in rem. */
const [sides, smallText, usualText] = [0.875, [0.8625, 0.45, 0.39], [1.00625, 0.5, 0.44]] as const;
/** A line of so many characters has a time and a first name. */
const timeAndName = "10:00 Josephine".length;
const mostLines = 2;

/** One appointment: its time and its name in one line, or in a narrow box in two, and its home if all of it has room. */
export function GridItem({ placed, hourHeight, columnWidth, params, linkProps }: GridItemProps) {
  const { appointment, minutes, shownMinutes, width } = placed;
  const { id, status, kind, start, end, name, title } = appointment;
  const room = columnWidth * width - sides;
  const isSmall = room < 10 || (minutes / 60) * hourHeight < 2.5;
  const [line, bold, usual] = isSmall ? smallText : usualText;
  const characters = Math.floor(room / bold);
  const isNarrow = characters < timeAndName;
  const shownName = name || "Unknown";
  const clock = getClock(start);
  const lines = Math.floor(((shownMinutes / 60) * hourHeight - 0.375) / line) - (isNarrow ? 2 : 1);
  const isTitleWhole = countLines(title, Math.floor(room / usual)) <= Math.min(lines, mostLines);
  return (
    <li className={boxClass} style={toStyle(placed, hourHeight)}>
      <Link
        {...linkProps}
        to={calendarPath({ ...params, open: id })}
        state={preserveScroll}
        title={joinParts([clock, name, title, appointmentStatusLabels[status]])}
        className={classNames(
          "relative block h-full overflow-hidden rounded-s border border-l-4 bg-raise px-1 pt-0.5 text-ink no-underline hover:bg-sand",
          isSmall ? "text-0/[1.15]" : "text-1/[1.15]",
          looks[status],
        )}
      >
        <span aria-hidden="true">
          <b className="block truncate">
            {isNarrow
              ? fitName(shownName, characters)
              : `${clock} ${fitName(shownName, characters - clock.length - 1)}`}
          </b>
          {isNarrow && <span className="block tabular-nums">{clock}</span>}
          {isTitleWhole && <span className="block text-ink2">{title}</span>}
        </span>
        <span className="sr-only">
          {joinParts([
            `${clock} ${shownName}`,
            `until ${getClock(end)}`,
            title,
            kindLabels[kind],
            appointmentStatusLabels[status],
          ])}
        </span>
      </Link>
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
