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
import { appointmentStatusLabels, kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useClosedDays } from "./use-open-hours.ts";

/** So many appointments of a day are named. One more takes the line of "+1 more". */
const named = 3;

interface WeekListProps {
  date: string;
  appointments: readonly AdminAppointment[];
  params: CalendarParams;
}

/** The week on a phone: seven short days, each appointment in one line. A tap opens the day. */
export function WeekList({ date, appointments, params }: WeekListProps) {
  const today = getToday(new Date());
  const isClosed = useClosedDays();
  return (
    <ol className="border-t border-line print:hidden">
      {getWeek(date).map((day) => {
        const onDay = appointments.filter(({ start }) => getDate(start) === day);
        const emptyNote = day < today ? "Past" : isClosed(day) ? "Closed" : "Free";
        const shown = onDay.length > named + 1 ? onDay.slice(0, named) : onDay;
        return (
          <li key={day} className="relative border-b border-line py-1 hover:bg-sand">
            <div className="@container flex items-center gap-2">
              <Link
                to={calendarPath({ ...params, view: "day", date: day })}
                state={preserveScroll}
                className={classNames(
                  "flex min-h-touch flex-1 items-center text-[length:min(var(--text-2),6.5vw)] text-ink no-underline before:absolute before:inset-0",
                  onDay.length > 0 && "font-bold",
                )}
              >
                {day === today ? `Today, ${shortDay(day)}` : longDay(day)}
              </Link>
              <span className="text-[length:min(var(--text-1),6.5vw)] text-ink2">
                {onDay.length > 0 ? (
                  <>
                    <span>{onDay.length}</span>
                    {/* Large text has no room for the word. */}
                    <span className="@max-[17rem]:sr-only">
                      {onDay.length === 1 ? " appointment" : " appointments"}
                    </span>
                  </>
                ) : (
                  emptyNote
                )}
              </span>
              <span className="contents @max-[17rem]:hidden">
                <Icon name="right" />
              </span>
            </div>
            {onDay.length > 0 && (
              <ul className="grid gap-1 pb-2 text-1">
                {shown.map((appointment) => (
                  <WeekLine key={appointment.id} appointment={appointment} />
                ))}
                {shown.length < onDay.length && (
                  <li className="pl-2.5 font-bold text-press">{`+${onDay.length - shown.length} more`}</li>
                )}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** One appointment in one line; the bar of a request has the colour of one. */
function WeekLine({ appointment: { start, name, kind, status } }: { appointment: AdminAppointment }) {
  return (
    <li className={classNames("flex gap-2 border-l-4 pl-1.5", status === "requested" ? "border-warn" : "border-good")}>
      <span className="flex-none tabular-nums">{getClock(start)}</span>
      <span className="min-w-0 truncate text-ink2">
        <span className="text-ink">{name || "Unknown"}</span>
        <span>{` · ${kindLabels[kind]}`}</span>
      </span>
      <span className="sr-only">{appointmentStatusLabels[status]}</span>
    </li>
  );
}
