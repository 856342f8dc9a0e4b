import { Link } from "react-router-dom";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { addDays, describeTime } from "#shared/appointments/appointment-time.ts";
import { getDate } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { type AppointmentFilters, useAppointments } from "#web/admin/features/shared/appointments/use-appointments.ts";

interface NextAppointmentProps {
  /** A day with none. */
  after: string;
  filters: AppointmentFilters;
  params: CalendarParams;
}

/** Returns the planned appointments after a day, the next one first; undefined until they are loaded. */
export function useNextAppointments(after: string, filters: AppointmentFilters) {
  const to = addDays(after, appointmentLimits.calendarDays - 1);
  const { appointments } = useAppointments({ ...filters, from: addDays(after, 1), to });
  return appointments
    ?.filter(({ status }) => status !== "cancelled")
    .sort((one, other) => one.start.localeCompare(other.start));
}

/** Leads to the next appointment after days without any. */
export function NextAppointment({ after, filters, params }: NextAppointmentProps) {
  const [next] = useNextAppointments(after, filters) ?? [];
  if (!next) return <span>Visitors book from the page of a home, a course or a doctor.</span>;
  return (
    <Link
      className="inline-flex min-h-touch items-center"
      to={calendarPath({ ...params, view: "day", date: getDate(next.start) })}
    >
      {`Next: ${describeTime(next.start)}, ${next.name || "Unknown"}`}
    </Link>
  );
}
