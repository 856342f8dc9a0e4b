import { Link } from "react-router-dom";
import type { AppointmentStatus } from "#contract/appointments/appointment-kinds.ts";
import { getClock } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { appointmentStatusLabels, kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import type { HiddenAppointments, Place, PlacedAppointment } from "./grid-layout.ts";
import type { useDragMove } from "./use-drag-move.ts";

const looks: Record<AppointmentStatus, string> = {
  requested: "border border-dashed border-warn bg-paper",
  confirmed: "border-good bg-good-bg",
  done: "border-edge bg-sand2",
  no_show: "border-bad bg-bad-bg",
  cancelled: "border-edge bg-sand line-through",
};

/** Boxes have a gap of two pixels in the colour of the page between them. */
const boxClass = "@container absolute p-px hover:z-1 focus-within:z-1";

const toStyle = ({ top, minutes, left, width }: Place, hourHeight: number) => ({
  top: `${(top / 60) * hourHeight}rem`,
  height: `${(minutes / 60) * hourHeight}rem`,
  left: `${left * 100}%`,
  width: `${width * 100}%`,
});

interface GridItemProps {
  placed: PlacedAppointment;
  hourHeight: number;
  params: CalendarParams;
  /** By which it is dragged. */
  linkProps: ReturnType<ReturnType<typeof useDragMove>["itemProps"]>;
}

/** One appointment. Lines for which there is no room are left out as a whole: they wrap into a column that is not seen. */
export function GridItem({ placed, hourHeight, params, linkProps }: GridItemProps) {
  const { appointment, minutes, width } = placed;
  const { id, status, kind, start, end, name, title } = appointment;
  const isAlone = width === 1;
  const height = (minutes / 60) * hourHeight;
  const isShort = height < 2.5;
  const lines = Math.floor((height - 0.25) / (isAlone && !isShort ? 1.01 : 0.865));
  const lineClass = "w-full flex-none truncate";
  return (
    <li className={boxClass} style={toStyle(placed, hourHeight)}>
      <Link
        {...linkProps}
        to={calendarPath({ ...params, open: id })}
        state={preserveScroll}
        title={joinParts([getClock(start), name, title, appointmentStatusLabels[status]])}
        className={classNames(
          "relative block h-full overflow-hidden rounded-s text-1/[1.15] text-ink no-underline hover:brightness-95",
          looks[status],
          isAlone ? "border-l-4" : "border-l-3",
        )}
      >
        <span
          className={classNames(
            "flex h-full flex-col flex-wrap content-start overflow-hidden",
            isAlone ? "mx-1" : "ml-0.5",
            isShort ? "text-0/[1.15]" : "pt-0.5 @max-[8rem]:text-0/[1.15]",
          )}
        >
          <b
            className="line-clamp-1 w-full flex-none text-ellipsis wrap-normal"
            // One line is for the time.
            style={{ WebkitLineClamp: Math.min(lines - 1, 3) }}
          >
            {name || "Unknown"}
          </b>
          <span className={lineClass}>{isAlone ? `${getClock(start)} – ${getClock(end)}` : getClock(start)}</span>
          <span className={classNames(lineClass, "@max-[4rem]:sr-only")}>{title}</span>
        </span>
        <span className="sr-only">{joinParts([kindLabels[kind], appointmentStatusLabels[status]])}</span>
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
