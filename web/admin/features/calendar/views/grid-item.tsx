import { Link } from "react-router-dom";
import type { AppointmentStatus } from "#contract/appointments/appointment-kinds.ts";
import { getClock } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { appointmentStatusLabels, kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { fitName } from "./fit-name.ts";
import type { HiddenAppointments, Place, PlacedAppointment } from "./grid-layout.ts";
import type { useDragMove } from "./use-drag-move.ts";

const looks: Record<AppointmentStatus, string> = {
  requested: "border border-dashed border-warn bg-paper",
  confirmed: "border-good bg-good-bg",
  done: "border-edge bg-sand2",
  no_show: "border-bad bg-bad-bg",
  cancelled: "border-edge bg-sand line-through",
};

/** Boxes have a gap of two pixels in the colour of the page between them, also where one is on another. */
const boxClass = "absolute p-px hover:z-1 focus-within:z-1";

const toStyle = ({ top, minutes, left, width }: Place, hourHeight: number) => ({
  top: `${(top / 60) * hourHeight}rem`,
  height: `${(minutes / 60) * hourHeight}rem`,
  left: `${left * 100}%`,
  width: `${width * 100}%`,
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

/** The sides of a box, and a line and a character of small and of usual text, in rem. */
const [sides, smallText, usualText] = [1, [0.8625, 0.44], [1.00625, 0.5]] as const;
/** The title of a home is not recognised by fewer characters. */
const leastTitle = 14;

/** One appointment: its time and its name, which is whole if there is room, and its home if that can be read. */
export function GridItem({ placed, hourHeight, columnWidth, params, linkProps }: GridItemProps) {
  const { appointment, minutes, shownMinutes, width } = placed;
  const { id, status, kind, start, end, name, title } = appointment;
  const room = columnWidth * width - sides;
  const isSmall = room < 7.5 || (minutes / 60) * hourHeight < 2.5;
  const [line, character] = isSmall ? smallText : usualText;
  const lines = Math.max(1, Math.floor(((shownMinutes / 60) * hourHeight - 0.25) / line));
  const characters = Math.floor(room / character);
  const hasTitle = lines > 1 && characters >= leastTitle && title !== "";
  const nameLines = Math.min(hasTitle ? lines - 1 : lines, 3);
  const shownName = name || "Unknown";
  return (
    <li className={boxClass} style={toStyle(placed, hourHeight)}>
      <Link
        {...linkProps}
        to={calendarPath({ ...params, open: id })}
        state={preserveScroll}
        title={joinParts([getClock(start), name, title, appointmentStatusLabels[status]])}
        className={classNames(
          "relative block h-full overflow-hidden rounded-s border-l-4 pt-0.5 ring-2 ring-paper pr-1 pl-0.5 text-ink no-underline hover:brightness-95",
          isSmall ? "text-0/[1.15]" : "text-1/[1.15]",
          looks[status],
        )}
      >
        <span aria-hidden="true">
          <b className="line-clamp-1 text-ellipsis wrap-normal" style={{ WebkitLineClamp: nameLines }}>
            {fitName(getClock(start), shownName, characters, nameLines)}
          </b>
          {hasTitle && <span className="block truncate">{title}</span>}
        </span>
        <span className="sr-only">
          {joinParts([
            `${getClock(start)} ${shownName}`,
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
