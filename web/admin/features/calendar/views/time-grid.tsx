import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import type { AppointmentStatus } from "#contract/appointments/appointment-kinds.ts";
import { getClock } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { appointmentStatusLabels, kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { DropDialog } from "./drop-dialog.tsx";
import { findClosed, findHours, type PlacedAppointment, placeAppointments } from "./grid-layout.ts";
import { useDragMove } from "./use-drag-move.ts";

/** The height of an hour, in rem. */
const hourHeight = 3.5;
const toHeight = (minutes: number) => `${(minutes / 60) * hourHeight}rem`;

export interface GridColumn {
  key: string;
  title: string;
  /** Of another column, such as the day of today. */
  isMarked?: boolean;
  /** The opening minutes; null while the business is closed. */
  openHours: readonly [from: number, to: number] | null;
  appointments: readonly AdminAppointment[];
  /** The day of the column, if it is one. */
  day?: string;
  /** The page of the day. */
  to?: string;
}

/** A day without an appointment is narrow, so that names beside each other have room on the others. */
function columnWidths(columns: readonly GridColumn[]): string {
  const isBusy = columns.some(({ appointments }) => appointments.length > 0);
  const width = ({ day, appointments }: GridColumn) =>
    day && isBusy && appointments.length === 0 ? "4.5rem" : "minmax(6.5rem,1fr)";
  return ["3.5rem", ...columns.map(width)].join(" ");
}

/** Returns "Mary Gbowee" as "Mary G.". */
const shortenName = (name: string) => name.replace(/^(\S+)\s(?:.*\s)?(\S)\S*$/, "$1 $2.");

/** Appointments by hour, in columns: the days of a week, or the resources of a day. */
export function TimeGrid({ columns, params }: { columns: readonly GridColumn[]; params: CalendarParams }) {
  const hours = findHours(columns.flatMap(({ appointments }) => appointments));
  const { itemProps, drop, closeDrop } = useDragMove(hourHeight);
  const height = `${hours.length * hourHeight}rem`;
  return (
    <div className="overflow-x-auto print:hidden">
      <div className="grid min-w-[44rem]" style={{ gridTemplateColumns: columnWidths(columns) }}>
        <div aria-hidden="true" className="pt-11 text-1 text-ink2">
          {hours.map((hour) => (
            <p key={hour} className="pr-2 text-right" style={{ height: `${hourHeight}rem` }}>
              <span className="relative -top-2.5">{`${String(hour).padStart(2, "0")}:00`}</span>
            </p>
          ))}
        </div>
        {columns.map(({ key, title, isMarked, openHours, appointments, day, to }) => (
          <section key={key} aria-label={title} data-day={day} className="min-w-0 border-l border-line">
            <h3
              className={classNames(
                "flex h-11 items-center border-b px-1.5 text-1/[1.2]",
                isMarked ? "border-b-2 border-ocean font-bold text-ocean" : "border-line",
              )}
            >
              {to ? (
                <Link to={to} state={preserveScroll} className="flex min-h-touch items-center text-inherit">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <ol className="relative" style={{ height }}>
              {findClosed(openHours, hours).map(({ top, minutes }) => (
                <li
                  key={top}
                  aria-hidden="true"
                  className="absolute inset-x-0 bg-sand"
                  style={{ top: toHeight(top), height: toHeight(minutes) }}
                />
              ))}
              {hours.map((hour, index) => (
                <li
                  key={hour}
                  aria-hidden="true"
                  className="absolute inset-x-0 border-t border-line first:border-t-0"
                  style={{ top: `${index * hourHeight}rem` }}
                />
              ))}
              {placeAppointments(appointments, hours[0] ?? 0).map((placed) => (
                <GridItem
                  key={placed.appointment.id}
                  placed={placed}
                  params={params}
                  linkProps={itemProps(placed.appointment)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {drop && <DropDialog drop={drop} onClose={closeDrop} />}
    </div>
  );
}

const looks: Record<AppointmentStatus, string> = {
  requested: "border-2 border-l-4 border-dashed border-warn",
  confirmed: "border-good bg-good-bg",
  done: "border-edge bg-sand2",
  no_show: "border-bad bg-bad-bg",
  cancelled: "border-edge bg-sand line-through",
};

interface GridItemProps {
  placed: PlacedAppointment;
  params: CalendarParams;
  /** By which it is dragged. */
  linkProps: ReturnType<ReturnType<typeof useDragMove>["itemProps"]>;
}

function GridItem({ placed, params, linkProps }: GridItemProps) {
  const { appointment, top, minutes, lane, lanes } = placed;
  const { id, status, kind, start, name, title } = appointment;
  return (
    <li
      className="absolute p-px"
      style={{
        top: toHeight(top),
        height: `max(1.5rem, ${toHeight(minutes)})`,
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
      }}
    >
      <Link
        {...linkProps}
        to={calendarPath({ ...params, open: id })}
        state={preserveScroll}
        title={joinParts([name, title])}
        className={classNames(
          "relative block h-full overflow-hidden rounded-s border-l-4 text-1 leading-tight text-ink no-underline hover:brightness-95",
          lanes === 1 ? "px-1 py-0.5" : "px-[2px]",
          looks[status],
        )}
      >
        <b className={lanes === 1 ? "block truncate" : "block"}>
          <span>{`${getClock(start)} `}</span>
          {lanes === 1 && <span>{name || "Unknown"}</span>}
        </b>
        {/* Beside others, the name has lines of its own, 1 px smaller. */}
        {lanes > 1 && (
          <span className="block text-[length:calc(var(--text-1)-1px)] wrap-anywhere">
            {name ? shortenName(name) : "Unknown"}
          </span>
        )}
        <span className={lanes === 1 ? "block truncate" : "sr-only"}>{title}</span>
        <span className="sr-only">{joinParts([kindLabels[kind], appointmentStatusLabels[status]])}</span>
      </Link>
    </li>
  );
}
