import type { AppointmentDetail } from "#contract/appointments/admin-appointment.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { appointmentStatusLabels, outcomeLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";

type Entry = AppointmentDetail["history"][number];

/** What happened with an appointment, the oldest first, each with its author. */
export function AppointmentHistory({ appointment: { history, name } }: { appointment: AppointmentDetail }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="appointment-history" className="text-1">
      <h3 id="appointment-history" className="text-2">
        History
      </h3>
      <ul className="mt-1 text-ink2">
        {history.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and the list is replaced as a whole
          <li key={`${entry.at} ${index}`} className="py-1 wrap-anywhere">
            {`${formatDateTime(entry.at)}: ${describeAuthor(entry, name)} ${describeEntry(entry)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

const findLabel = (labels: Record<string, string>, value: string | null) =>
  Object.entries(labels)
    .find(([name]) => name === value)?.[1]
    .toLowerCase() ?? "";

const describeAuthor = ({ by, field }: Entry, name: string) =>
  by ?? (field === "reminder" ? "An email" : name || "The visitor");

/** Returns the rest of a sentence that begins with the author's name. */
function describeEntry({ field, from, to }: Entry): string {
  switch (field) {
    case "status":
      return from === null
        ? `booked it (${findLabel(appointmentStatusLabels, to)})`
        : `set it to ${findLabel(appointmentStatusLabels, to)}`;
    case "start":
      return `moved it from ${from ? describeTime(from) : ""} to ${to ? describeTime(to) : ""}`;
    case "outcome":
      return to ? `noted: ${findLabel(outcomeLabels, to)}` : "removed the outcome";
    case "note":
      return to ? "changed the note" : "removed the note";
    case "assignee":
      return to ? `assigned it to ${to}` : "unassigned it";
    case "reminder":
      return "reminded the person";
    case "told":
      return to ? "told the person about the change" : "noted that the person is not told yet";
  }
}
