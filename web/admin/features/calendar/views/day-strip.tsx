import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { getDate, getToday, getWeek, shortDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { useClosedDays } from "./use-open-hours.ts";

const dayClass = classNames(
  "relative grid min-h-14 content-center justify-items-center rounded-m border border-transparent text-1 leading-tight text-ink",
  "no-underline hover:border-edge focus-visible:-outline-offset-3 aria-[current]:bg-ocean aria-[current]:text-paper",
);

const stripClass = classNames(
  "relative grid grid-flow-col auto-cols-[minmax(36px,1fr)] gap-0.5 overflow-x-auto [scrollbar-width:none]",
);

interface DayStripProps {
  date: string;
  /** The appointments of the week. Undefined if they are not known: the days have no numbers. */
  appointments: readonly AdminAppointment[] | undefined;
  params: CalendarParams;
}

/** The seven days of a week, each with its number of appointments. Large text leaves the first letter of their names. */
export function DayStrip({ date, appointments, params }: DayStripProps) {
  const today = getToday(new Date());
  const isClosed = useClosedDays();
  const strip = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const line = strip.current;
    const day = line?.querySelector<HTMLElement>(`[data-day="${date}"]`);
    if (line && day) line.scrollLeft = day.offsetLeft - (line.clientWidth - day.offsetWidth) / 2;
  }, [date]);
  return (
    <div className="@container print:hidden">
      <ol ref={strip} className={stripClass} aria-label="Days of the week">
        {getWeek(date).map((day) => {
          const count = appointments?.filter(
            ({ start, status }) => status !== "cancelled" && getDate(start) === day,
          ).length;
          const [weekday = "", number = ""] = shortDay(day).split(" ");
          return (
            <li key={day} data-day={day}>
              <Link
                to={calendarPath({ ...params, view: "day", date: day })}
                state={preserveScroll}
                className={classNames(dayClass, day === today && "inset-shadow-[0_0_0_2px_var(--ocean)]")}
                aria-current={day === date ? "date" : undefined}
              >
                <span>
                  <span>{weekday.slice(0, 1)}</span>
                  <span className="@max-[17rem]:sr-only">{weekday.slice(1)}</span>
                </span>
                <b className={classNames("text-2", day === today && "underline underline-offset-4")}>{number}</b>
                {/* Its line stays while the numbers load. */}
                <span className="min-h-[1lh] opacity-85">
                  {count !== undefined && (count > 0 || !isClosed(day) ? String(count) : "–")}
                </span>
                {count !== undefined && <span className="sr-only">{count === 1 ? "appointment" : "appointments"}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
