import { Link } from "react-router-dom";
import { addDays } from "#shared/appointments/appointment-time.ts";
import { getDate, getToday, longDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import type { AppointmentFilters } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { DayList } from "./day-list.tsx";
import { useNextAppointments } from "./next-appointment.tsx";
import { useClosedDays } from "./use-open-hours.ts";

/** So many appointments of the next day are shown. */
const shown = 4;

interface EmptyDayProps {
  date: string;
  filters: AppointmentFilters;
  params: CalendarParams;
  onBook: () => void;
}

/** A day without appointments, and below it the next day with some. */
export function EmptyDay({ date, filters, params, onBook }: EmptyDayProps) {
  const isClosed = useClosedDays();
  const appointments = useNextAppointments(date, filters);
  const [first] = appointments ?? [];
  const day = first && getDate(first.start);
  const onDay = (appointments ?? []).filter(({ start }) => getDate(start) === day);
  const title = `No appointments on ${longDay(date)}`;
  // A desktop has it beside the title.
  const book = (
    <Button look="small" className="lg:hidden" onClick={onBook}>
      Book for a caller
    </Button>
  );
  if (appointments?.length === 0)
    return (
      <EmptyState scene="clinic" title={title} action={book}>
        {joinParts(
          [isClosed(date) && "The business is closed.", "Visitors book from the page of a home, a course or a doctor."],
          " ",
        )}
      </EmptyState>
    );
  return (
    <div className="grid gap-4 pt-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h2 className="font-sans text-2 font-normal tracking-normal text-ink2">{title}</h2>
          {isClosed(date) && <p className="text-ink2">The business is closed.</p>}
        </div>
        {book}
      </div>
      {day && (
        <section aria-labelledby="next-day">
          <h3 id="next-day" className="mb-[16px] text-[length:min(var(--text-3),7vw)]">
            <Link
              className="inline-flex min-h-touch items-center text-ink"
              to={calendarPath({ ...params, view: "day", date: day })}
            >
              {`${day === addDays(getToday(new Date()), 1) ? "Tomorrow" : longDay(day)}, ${formatCount(onDay.length, "appointment")}`}
            </Link>
          </h3>
          <DayList appointments={onDay.slice(0, shown)} params={params} />
        </section>
      )}
    </div>
  );
}
