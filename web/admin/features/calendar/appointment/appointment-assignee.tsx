import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { DebouncedSelect } from "#web/admin/ui/debounced-select.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useChangeAppointment } from "../use-change-appointment.tsx";

/** The colleague who takes care of an appointment. */
export function AppointmentAssignee({ appointment }: { appointment: AdminAppointment }) {
  const { assignee_id, assignee, kind } = appointment;
  const { change } = useChangeAppointment();
  const loaded = useColleagues().filter(({ permissions }) => kind !== "clinic" || permissions?.includes("health"));
  // Before the list has loaded, and when it does not have this colleague.
  const isMissing = assignee_id && !loaded.some(({ id }) => id === assignee_id);
  const colleagues = isMissing ? [{ id: assignee_id, username: assignee ?? "" }, ...loaded] : loaded;
  return (
    <Field id="appointment-assignee" label="Colleague">
      <DebouncedSelect
        id="appointment-assignee"
        value={assignee_id ?? ""}
        onSelect={(id) =>
          change(
            appointment,
            { assignee_id: id || null },
            {
              title: "Saved",
              text: id
                ? `Assigned to ${colleagues.find((one) => one.id === id)?.username ?? "the colleague"}.`
                : "Not assigned now.",
              undo: { assignee_id },
            },
          )
        }
      >
        <option value="">Not assigned</option>
        {colleagues.map(({ id, username }) => (
          <option key={id} value={id}>
            {username}
          </option>
        ))}
      </DebouncedSelect>
    </Field>
  );
}
