import { Link } from "react-router-dom";
import { outcomes } from "#contract/appointments/appointment-kinds.ts";
import { addDays } from "#shared/appointments/appointment-time.ts";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { outcomeLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { AppointmentRow } from "#web/admin/features/shared/appointments/appointment-row.tsx";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useAppointments } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";

/** The range that is counted, in days before and after today. */
const [daysBefore, daysAfter] = [31, 30];

/** How many people viewed a home in the last month and what they thought, and the viewings to come. */
export function ListingViewings({ uuid }: { uuid: string }) {
  const today = getToday(new Date());
  const { appointments = [] } = useAppointments({
    from: addDays(today, -daysBefore),
    to: addDays(today, daysAfter - 1),
    property_uuid: uuid,
  });
  if (appointments.length === 0) return null;
  const done = appointments.filter(({ status }) => status === "done");
  const missed = appointments.filter(({ status }) => status === "no_show").length;
  const coming = appointments.filter(({ status }) => status === "requested" || status === "confirmed");
  return (
    <section aria-labelledby="listing-viewings" className="mt-6">
      <h3 className="text-3" id="listing-viewings">
        Viewings
      </h3>
      <p className="mt-1">
        {joinParts([
          `${formatCount(done.length, "viewing")} in the last month`,
          missed > 0 && `${missed} did not come`,
        ])}
      </p>
      <ul className="flex flex-wrap gap-x-4 text-ink2">
        {outcomes.map((one) => {
          const count = done.filter(({ outcome }) => outcome === one).length;
          return count > 0 && <li key={one}>{`${outcomeLabels[one]}: ${count}`}</li>;
        })}
      </ul>
      {coming.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {coming.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              to={calendarPath({ view: "day", date: appointment.start.slice(0, 10), open: appointment.id })}
            />
          ))}
        </ul>
      )}
      <p>
        <Link className="inline-flex min-h-touch items-center" to={calendarPath({})}>
          Open the calendar
        </Link>
      </p>
    </section>
  );
}
