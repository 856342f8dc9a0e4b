import type { CalendarParams } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { DropDialog } from "./drop-dialog.tsx";
import { ColumnSection, type GridColumn } from "./grid-column.tsx";
import { findHourHeight, findHours } from "./grid-layout.ts";
import { useDragMove } from "./use-drag-move.ts";

/** A day with nothing is narrower, so that names have room on the others. */
function columnWidths(columns: readonly GridColumn[]): string {
  const width = ({ day, appointments }: GridColumn) =>
    day && appointments.length === 0 ? "minmax(4rem,2fr)" : "minmax(5.5rem,5fr)";
  return ["2.75rem", ...columns.map(width)].join(" ");
}

/** Appointments by hour, in columns: the days of a week, or the resources of a day. */
export function TimeGrid({ columns, params }: { columns: readonly GridColumn[]; params: CalendarParams }) {
  const appointments = columns.flatMap((column) => column.appointments);
  const hours = findHours(appointments);
  const hourHeight = findHourHeight(appointments);
  const { itemProps, drop, closeDrop } = useDragMove(hourHeight);
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
        {columns.map((column) => (
          <ColumnSection key={column.key} {...{ column, hours, hourHeight, params, itemProps }} />
        ))}
      </div>
      {drop && <DropDialog drop={drop} onClose={closeDrop} />}
    </div>
  );
}
