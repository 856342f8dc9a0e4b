import { type AppointmentKind, bookingModes } from "#contract/appointments/appointment-kinds.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { ChipOption } from "#web/ui/chip.tsx";
import { NumberField } from "../number-field.tsx";
import type { AvailabilityForm } from "./use-availability.ts";

const modeLabels = { request: "A colleague confirms", confirm: "Confirmed at once" };

/** How a kind is booked: whether a colleague confirms, its length and its seats. */
export function KindRules({
  kind,
  form: { draft, problems, update },
}: {
  kind: AppointmentKind;
  form: AvailabilityForm;
}) {
  const { slot_minutes, seats, mode } = draft;
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{kindLabels[kind]}</legend>
      <div className="flex flex-wrap gap-2">
        {bookingModes.map((one) => (
          <ChipOption
            key={one}
            type="radio"
            name={`mode-${kind}`}
            checked={mode[kind] === one}
            onChange={() => update({ mode: { ...mode, [kind]: one } })}
          >
            {modeLabels[one]}
          </ChipOption>
        ))}
      </div>
      <div className="grid max-w-[22rem] grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
        <NumberField
          id={`minutes-${kind}`}
          label="Minutes"
          min={appointmentLimits.gridMinutes}
          max={appointmentLimits.slotMinutes}
          step={appointmentLimits.gridMinutes}
          value={slot_minutes[kind]}
          problem={problems.get(`slot_minutes.${kind}`)}
          onChange={(value) => update({ slot_minutes: { ...slot_minutes, [kind]: value } })}
        />
        <NumberField
          id={`seats-${kind}`}
          label="At a time"
          hint={kind === "lesson" ? "A course may have its own." : undefined}
          min={1}
          max={appointmentLimits.seats}
          step={1}
          value={seats[kind]}
          problem={problems.get(`seats.${kind}`)}
          onChange={(value) => update({ seats: { ...seats, [kind]: value } })}
        />
      </div>
    </fieldset>
  );
}
