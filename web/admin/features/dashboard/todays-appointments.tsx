import { Link } from "react-router-dom";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { AppointmentRow } from "#web/admin/features/shared/appointments/appointment-row.tsx";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useAppointments } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** The appointments of today that take place. Renders nothing if there are none. */
export function TodaysAppointments() {
  const today = getToday(new Date());
  const { appointments = [] } = useAppointments({ from: today, to: today });
  if (appointments.length === 0) return null;
  return (
    <section aria-labelledby="today-title" className="mt-4">
      <DashboardHead id="today-title" title="Appointments today">
        <Link className="more" to={calendarPath({ view: "day" })}>
          Calendar
          <Icon name="arrow" />
        </Link>
      </DashboardHead>
      <ul className="border-t border-line">
        {appointments.map((appointment) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
            to={calendarPath({ view: "day", open: appointment.id })}
          />
        ))}
      </ul>
    </section>
  );
}
