import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { getDate, getToday, getWeek, shortDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";

const dayClass = classNames(
  "relative grid min-h-14 content-center justify-items-center rounded-m border border-transparent text-[length:min(var(--text-1),3.6vw)] leading-tight text-ink",
  "no-underline hover:border-edge aria-[current]:bg-ocean aria-[current]:text-paper",
);

interface DayStripProps {
  date: string;
  /** The appointments of the week. */
  appointments: readonly AdminAppointment[];
  params: CalendarParams;
}

/** The seven days of a week, each with its number of appointments. */
export function DayStrip({ date, appointments, params }: DayStripProps) {
  const today = getToday(new Date());
  return (
    <ol className="grid grid-cols-7 gap-0.5 print:hidden" aria-label="Days of the week">
      {getWeek(date).map((day) => {
        const count = appointments.filter(
          ({ start, status }) => status !== "cancelled" && getDate(start) === day,
        ).length;
        const [weekday = "", number = ""] = shortDay(day).split(" ");
        return (
          <li key={day} className="min-w-0">
            <Link
              to={calendarPath({ ...params, view: "day", date: day })}
              state={preserveScroll}
              className={dayClass}
              aria-current={day === date ? "date" : undefined}
            >
              <span>{weekday}</span>
              <b
                className={classNames(
                  "text-[length:min(var(--text-2),5vw)]",
                  day === today && "underline underline-offset-4",
                )}
              >
                {number}
              </b>
              <span className="opacity-85">{count > 0 ? String(count) : "–"}</span>
              <span className="sr-only">{count === 1 ? "appointment" : "appointments"}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
