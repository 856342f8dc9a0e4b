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
const hourHeight = 4;
const toHeight = (minutes: number) => `${(minutes / 60) * hourHeight}rem`;

export interface GridColumn {
  key: string;
  title: string;
  /** The first line of the heading, if it is shorter than the title, and the second one. */
  label?: string;
  note: string;
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

/** A day without an appointment is narrower, so that names have room on the others. */
function columnWidths(columns: readonly GridColumn[]): string {
  const width = ({ day, appointments }: GridColumn) =>
    day && appointments.length === 0 ? "minmax(4rem,1fr)" : "minmax(5.5rem,2fr)";
  return ["2.75rem", ...columns.map(width)].join(" ");
}

/** Appointments by hour, in columns: the days of a week, or the resources of a day. */
export function TimeGrid({ columns, params }: { columns: readonly GridColumn[]; params: CalendarParams }) {
  const hours = findHours(columns.flatMap(({ appointments }) => appointments));
  const { itemProps, drop, closeDrop } = useDragMove(hourHeight);
  const height = `${hours.length * hourHeight}rem`;
  return (
    <div className="overflow-x-auto print:hidden">
      <div className="grid" style={{ gridTemplateColumns: columnWidths(columns) }}>
        <div aria-hidden="true" className="pt-13 text-1 text-ink2">
          {hours.map((hour) => (
            <p key={hour} className="pr-1.5 text-right tabular-nums" style={{ height: `${hourHeight}rem` }}>
              <span className="relative -top-2.5">{`${String(hour).padStart(2, "0")}:00`}</span>
            </p>
          ))}
        </div>
        {columns.map(({ key, title, label = title, note, isMarked, openHours, appointments, day, to }) => (
          <section key={key} aria-label={title} data-day={day} className="min-w-0 border-l border-line">
            <h3
              className={classNames(
                "relative grid h-13 content-center border-b px-1.5 text-1/[1.3]",
                isMarked ? "border-ocean text-ocean inset-shadow-[0_-2px_0_var(--ocean)]" : "border-line",
              )}
            >
              {to ? (
                <Link
                  to={to}
                  state={preserveScroll}
                  className="truncate font-bold text-inherit no-underline before:absolute before:inset-0 hover:underline"
                >
                  {label}
                </Link>
              ) : (
                <span className="truncate font-bold" title={label}>
                  {label}
                </span>
              )}
              <span className="truncate text-0 font-normal text-ink2">{note}</span>
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
  requested: "border border-dashed border-warn bg-paper",
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

/** So many minutes have room for a name of two lines. */
const roomyMinutes = 45;

/** One appointment. Lines for which there is no room are left out as a whole: they wrap into a column that is not seen. */
function GridItem({ placed, params, linkProps }: GridItemProps) {
  const { appointment, top, minutes, shown, left, width, isBeside } = placed;
  const { id, status, kind, start, end, name, title } = appointment;
  const isWhole = width === 1 && shown === minutes;
  const isRoomy = shown >= roomyMinutes;
  const lineClass = classNames("w-full truncate", !(isWhole && isRoomy) && "text-0/[1.15]");
  return (
    <li
      // The one in use is above those that lie over it.
      className="absolute pb-px hover:z-1 focus-within:z-1"
      style={{
        top: toHeight(top),
        height: `max(1.5rem, ${toHeight(minutes)})`,
        left: `${left * 100}%`,
        width: `${width * 100}%`,
      }}
    >
      <Link
        {...linkProps}
        to={calendarPath({ ...params, open: id })}
        state={preserveScroll}
        title={joinParts([getClock(start), name, title, appointmentStatusLabels[status]])}
        className={classNames(
          "relative block h-full overflow-hidden rounded-s border-l-4 text-1/[1.15] text-ink no-underline ring-1 ring-paper hover:brightness-95",
          looks[status],
        )}
      >
        <span
          className={classNames(
            "flex flex-col flex-wrap content-start overflow-hidden",
            isBeside ? "mx-0.5" : "mx-1",
            isRoomy && "pt-0.5 leading-[1.2]",
          )}
          style={{ height: `max(1.25rem, ${toHeight(shown)} - 2px)` }}
        >
          <b
            className={classNames("w-full wrap-anywhere", isRoomy ? "line-clamp-2" : "truncate", isBeside && "text-0")}
          >
            {name || "Unknown"}
          </b>
          <span className={lineClass}>{isWhole ? `${getClock(start)} – ${getClock(end)}` : getClock(start)}</span>
          {!isBeside && <span className={lineClass}>{title}</span>}
        </span>
        <span className="sr-only">
          {joinParts([isBeside && title, kindLabels[kind], appointmentStatusLabels[status]])}
        </span>
      </Link>
    </li>
  );
}
