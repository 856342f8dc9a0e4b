import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import {
  getClock,
  getDate,
  getToday,
  getWeek,
  longDay,
  shortDay,
} from "#web/admin/features/shared/appointments/appointment-days.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useIsTablet } from "#web/admin/ui/use-is-wide.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useClosedDays } from "./use-open-hours.ts";

/** So many appointments of a day are named in its row. */
const [namedOnPhones, namedOnTablets] = [3, 6];

interface WeekListProps {
  date: string;
  appointments: readonly AdminAppointment[];
  params: CalendarParams;
}

/** The week on a phone and a tablet: seven short days. A tap opens the day. */
export function WeekList({ date, appointments, params }: WeekListProps) {
  const today = getToday(new Date());
  const isClosed = useClosedDays();
  const named = useIsTablet() ? namedOnTablets : namedOnPhones;
  return (
    <ol className="border-t border-line print:hidden">
      {getWeek(date).map((day) => {
        const onDay = appointments.filter(({ start }) => getDate(start) === day);
        const rest = onDay.length - named;
        return (
          <li key={day} className="relative flex items-center gap-3 border-b border-line py-2">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3">
                <Link
                  to={calendarPath({ ...params, view: "day", date: day })}
                  state={preserveScroll}
                  className="inline-flex min-h-touch items-center font-bold text-ink no-underline before:absolute before:inset-0"
                >
                  {day === today ? `Today, ${shortDay(day)}` : longDay(day)}
                </Link>
                <span className="text-1 text-ink2">
                  {onDay.length > 0
                    ? formatCount(onDay.length, "appointment")
                    : day < today
                      ? "Past"
                      : isClosed(day)
                        ? "Closed"
                        : "Free"}
                </span>
              </p>
              {onDay.length > 0 && (
                <p className="text-1 text-ink2 wrap-anywhere">
                  {joinParts([
                    ...onDay.slice(0, named).map(({ start, name }) => `${getClock(start)} ${name || "Unknown"}`),
                    rest > 0 && `${rest} more`,
                  ])}
                </p>
              )}
            </div>
            <Icon name="right" />
          </li>
        );
      })}
    </ol>
  );
}
