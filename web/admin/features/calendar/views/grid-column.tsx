import { useRef } from "react";
import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import type { CalendarParams } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useElementWidth } from "#web/admin/ui/use-element-width.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { GridItem, HiddenItem } from "./grid-item.tsx";
import { columnGap, findClosed, placeAppointments } from "./grid-layout.ts";
import { remPixels, type useDragMove } from "./use-drag-move.ts";

export interface GridColumn {
  key: string;
  title: string;
  /** The first line of the heading, if it is shorter than the title, and the second one. */
  label?: string;
  note: string;
  /** The day of today, and the one that was asked for. */
  mark?: "today" | "chosen" | undefined;
  /** The opening minutes; null while the business is closed. */
  openHours: readonly [from: number, to: number] | null;
  appointments: readonly AdminAppointment[];
  /** The day of the column, if it is one. */
  day?: string;
  /** The page of the day. */
  to?: string;
}

const headLooks = {
  today: "border-ocean bg-ocean text-paper",
  chosen: "border-ocean bg-sand",
};

interface GridColumnProps {
  column: GridColumn;
  hours: readonly number[];
  hourHeight: number;
  params: CalendarParams;
  itemProps: ReturnType<typeof useDragMove>["itemProps"];
}

/** A column of the grid: its heading, the hours in which the business is closed, and its appointments. */
export function ColumnSection({ column, hours, hourHeight, params, itemProps }: GridColumnProps) {
  const { title, label = title, note, mark, openHours, appointments, day, to } = column;
  const list = useRef<HTMLOListElement>(null);
  const width = useElementWidth(list, 137) / remPixels() - columnGap;
  // A column that is no day has no page with more room.
  const { placed, more } = placeAppointments(appointments, hours[0] ?? 0, to ? width : Number.POSITIVE_INFINITY);
  const toHeight = (minutes: number) => `${(minutes / 60) * hourHeight}rem`;
  return (
    <section aria-label={title} data-day={day} className="min-w-0 border-l border-line">
      <h3
        className={classNames(
          "relative grid h-13 content-center border-b px-1.5 text-1/[1.3]",
          mark ? headLooks[mark] : "border-line",
        )}
      >
        {to ? (
          <Link
            to={to}
            state={preserveScroll}
            aria-current={mark === "chosen" ? "date" : undefined}
            className="truncate font-bold text-inherit no-underline before:absolute before:inset-0 hover:underline"
          >
            {label}
          </Link>
        ) : (
          <span className="truncate font-bold" title={label}>
            {label}
          </span>
        )}
        <span className={classNames("truncate text-0 font-normal", mark !== "today" && "text-ink2")}>{note}</span>
      </h3>
      <ol ref={list} className="relative" style={{ height: toHeight(hours.length * 60) }}>
        {findClosed(openHours, hours).map(({ top, minutes }) => (
          <li
            key={top}
            aria-hidden="true"
            // Darker than the open hours in both themes.
            className="absolute inset-x-0 bg-sand opacity-60 mix-blend-multiply"
            style={{ top: toHeight(top), height: toHeight(minutes) }}
          />
        ))}
        {hours.map((hour, index) => (
          <li
            key={hour}
            aria-hidden="true"
            className="absolute inset-x-0 border-t border-line first:border-t-0"
            style={{ top: toHeight(index * 60) }}
          />
        ))}
        {placed.map((one) => (
          <GridItem
            key={one.appointment.id}
            placed={one}
            hourHeight={hourHeight}
            columnWidth={width}
            params={params}
            linkProps={itemProps(one.appointment)}
          />
        ))}
        {to && more.map((one) => <HiddenItem key={one.top} hidden={one} hourHeight={hourHeight} to={to} />)}
      </ol>
    </section>
  );
}
