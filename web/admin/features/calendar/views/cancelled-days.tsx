import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { getDate, longDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import type { CalendarParams } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { DayList } from "./day-list.tsx";

interface CancelledDaysProps {
  days: readonly string[];
  appointments: readonly AdminAppointment[];
  params: CalendarParams;
}

/** The cancelled appointments of some days as lists: who cancelled each, and why. */
export function CancelledDays({ days, appointments, params }: CancelledDaysProps) {
  const found = days
    .map((day) => ({ day, onDay: appointments.filter(({ start }) => getDate(start) === day) }))
    .filter(({ onDay }) => onDay.length > 0);
  if (found.length === 0)
    return (
      <EmptyState scene="clinic" title="No cancelled appointments here">
        Choose another day or week, or show the planned appointments.
      </EmptyState>
    );
  return (
    <div className="mt-4 grid gap-6">
      {found.map(({ day, onDay }) => (
        <section key={day} aria-label={longDay(day)}>
          <h3 className="text-2">{longDay(day)}</h3>
          <DayList appointments={onDay} params={params} />
        </section>
      ))}
    </div>
  );
}
