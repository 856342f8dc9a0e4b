import { useState } from "react";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useChangeAppointment } from "../use-change-appointment.tsx";

/** A note for colleagues. It is saved with a button, and a failed save keeps the text. */
export function AppointmentNote({ appointment }: { appointment: AdminAppointment }) {
  const saved = appointment.note ?? "";
  const [typed, setTyped] = useState<string>();
  const { isBusy, change } = useChangeAppointment();
  const text = typed ?? saved;
  const save = async () => {
    const changed = await change(
      appointment,
      { note: text.trim() || null },
      { title: "Saved", text: "Only colleagues see the note." },
    );
    if (changed) setTyped(undefined);
  };
  return (
    <Field id="appointment-note" label="Note">
      <textarea
        id="appointment-note"
        className="in min-h-20"
        rows={2}
        maxLength={appointmentLimits.note}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {text.trim() !== saved && (
        <Button look="small" className="mt-2" busy={isBusy} onClick={save}>
          Save the note
        </Button>
      )}
    </Field>
  );
}
