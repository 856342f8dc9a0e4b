import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { AppointmentRow } from "#web/admin/features/shared/appointments/appointment-row.tsx";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";

interface DayListProps {
  appointments: readonly AdminAppointment[];
  params: CalendarParams;
}

/** The appointments of a day in their order, as a phone shows them. */
export function DayList({ appointments, params }: DayListProps) {
  return (
    <ul className="border-t border-line">
      {appointments.map((appointment) => (
        <AppointmentRow
          key={appointment.id}
          appointment={appointment}
          to={calendarPath({ ...params, open: appointment.id })}
        />
      ))}
    </ul>
  );
}
