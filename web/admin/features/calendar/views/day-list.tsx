import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { AppointmentRow } from "#web/admin/features/shared/appointments/appointment-row.tsx";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { RequestButtons } from "../requests/request-buttons.tsx";
import type { RequestAnswers } from "../requests/use-request-answers.tsx";
import { findClashes } from "./find-clashes.ts";

interface DayListProps {
  appointments: readonly AdminAppointment[];
  params: CalendarParams;
  /** Absent where nothing waits to be confirmed. */
  answers?: RequestAnswers;
}

/** The appointments of a day in their order, as a phone shows them. */
export function DayList({ appointments, params, answers }: DayListProps) {
  return (
    <ul>
      {appointments.map((appointment) => (
        <AppointmentRow
          key={appointment.id}
          appointment={appointment}
          to={calendarPath({ ...params, open: appointment.id })}
          clashes={findClashes(appointment, appointments)}
        >
          {answers && appointment.status === "requested" && <RequestButtons request={appointment} answers={answers} />}
        </AppointmentRow>
      ))}
    </ul>
  );
}
