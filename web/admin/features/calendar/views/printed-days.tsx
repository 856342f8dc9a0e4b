import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { getClock, getDate, longDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { appointmentStatusLabels, kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { joinParts } from "#web/lib/format/format-values.ts";

/** The appointments of some days on paper, with phone numbers and places. */
export function PrintedDays({
  days,
  appointments,
}: {
  days: readonly string[];
  appointments: readonly AdminAppointment[];
}) {
  return (
    <div className="hidden print:block">
      {days.map((day) => {
        const onDay = appointments.filter(({ start }) => getDate(start) === day);
        if (onDay.length === 0) return null;
        return (
          <section key={day} className="mt-4">
            <h2 className="text-3">{longDay(day)}</h2>
            <ul className="border-t border-line">
              {onDay.map(({ id, start, end, name, phone_number, kind, title, meeting_point, assignee, status }) => (
                <li key={id} className="border-b border-line py-1 break-inside-avoid">
                  <b>{`${getClock(start)}–${getClock(end)} ${joinParts([name, phone_number])}`}</b>
                  <br />
                  <span>
                    {joinParts([kindLabels[kind], title, meeting_point, assignee, appointmentStatusLabels[status]])}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
