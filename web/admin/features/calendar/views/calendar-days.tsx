import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { getDate, getToday, getWeek, shortDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import {
  type CalendarParams,
  type CalendarView,
  calendarPath,
} from "#web/admin/features/shared/appointments/calendar-params.ts";
import type { AppointmentFilters } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { useIsTablet, useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import type { RequestAnswers } from "../requests/use-request-answers.tsx";
import { CancelledDays } from "./cancelled-days.tsx";
import { DayList } from "./day-list.tsx";
import { EmptyDay } from "./empty-day.tsx";
import type { GridColumn } from "./grid-column.tsx";
import { NextAppointment } from "./next-appointment.tsx";
import { PrintedDays } from "./printed-days.tsx";
import { TimeGrid } from "./time-grid.tsx";
import { useOpenHours } from "./use-open-hours.ts";
import { WeekList } from "./week-list.tsx";

interface CalendarDaysProps {
  /** The appointments of the week. */
  appointments: readonly AdminAppointment[];
  params: CalendarParams;
  date: string;
  view: CalendarView;
  filters: AppointmentFilters;
  answers: RequestAnswers;
  onBook: () => void;
}

/** A day or a week: lists on a phone, a grid by hour on a wide screen, and of a week on a tablet too. */
export function CalendarDays({ appointments, params, date, view, filters, answers, onBook }: CalendarDaysProps) {
  const isWide = useIsWide();
  const isTablet = useIsTablet();
  if (params.status === "cancelled")
    return <CancelledDays days={view === "day" ? [date] : getWeek(date)} appointments={appointments} params={params} />;
  // What was cancelled is in the list of its day, but takes no place in the week.
  const kept = appointments.filter(({ status }) => status !== "cancelled");
  const onDay = appointments.filter(({ start }) => getDate(start) === date);
  const days = view === "day" ? [date] : getWeek(date);
  return (
    <div className="mt-1.5 grid gap-4 lg:mt-4">
      {view === "week" && kept.length === 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink2">
          <span>No appointments in these days.</span>
          <NextAppointment after={days[days.length - 1] ?? date} filters={filters} params={params} />
        </p>
      )}
      {view === "week" && !isTablet && <WeekList date={date} appointments={kept} params={params} />}
      {view === "week" && isTablet && <WeekGrid date={date} appointments={kept} params={params} />}
      {view === "day" && onDay.length === 0 && (
        <EmptyDay date={date} filters={filters} params={params} onBook={onBook} />
      )}
      {view === "day" && onDay.length > 0 && !isWide && (
        <div className="print:hidden">
          <DayList appointments={onDay} params={params} answers={answers} />
        </div>
      )}
      {view === "day" && onDay.length > 0 && isWide && <DayGrid date={date} appointments={onDay} params={params} />}
      <PrintedDays days={days} appointments={kept} />
    </div>
  );
}

type GridProps = Pick<CalendarDaysProps, "appointments" | "params">;

function WeekGrid({ date, appointments, params }: GridProps & { date: string }) {
  const today = getToday(new Date());
  const getHours = useOpenHours();
  const columns = getWeek(date).map((day): GridColumn => {
    const onDay = appointments.filter(({ start }) => getDate(start) === day);
    const label = shortDay(day);
    const emptyNote = getHours(day) ? "Free" : "Closed";
    return {
      key: day,
      day,
      title: onDay.length > 0 ? `${label} · ${onDay.length}` : label,
      // The title of the screen names the month.
      label: label.replace(/ \w+$/, ""),
      note: onDay.length > 0 ? `${onDay.length} booked` : day < today ? "Past" : emptyNote,
      mark: day === today ? "today" : day === params.date ? "chosen" : undefined,
      openHours: getHours(day) ?? null,
      appointments: onDay,
      to: calendarPath({ ...params, view: "day", date: day }),
    };
  });
  return <TimeGrid columns={columns} params={params} />;
}

/** A column for each resource of the day. An appointment that needs two of them is in both. */
function DayGrid({ date, appointments, params }: GridProps & { date: string }) {
  const openHours = useOpenHours()(date) ?? null;
  const { resources } = useResources();
  const used = resources.filter(({ id }) => appointments.some(({ resource_ids }) => resource_ids.includes(id)));
  const others = appointments.filter(({ resource_ids }) => used.every(({ id }) => !resource_ids.includes(id)));
  const toColumn = (key: string, title: string, ofColumn: readonly AdminAppointment[]): GridColumn => {
    const note = formatCount(ofColumn.length, "appointment");
    return { key, title, note, openHours, appointments: ofColumn };
  };
  const columns = used.map(({ id, name }) =>
    toColumn(
      id,
      name,
      appointments.filter(({ resource_ids }) => resource_ids.includes(id)),
    ),
  );
  if (others.length > 0) columns.push(toColumn("others", used.length > 0 ? "Others" : "Appointments", others));
  return <TimeGrid columns={columns} params={params} />;
}
