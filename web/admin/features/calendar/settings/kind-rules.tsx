import { type AppointmentKind, bookingModes } from "#contract/appointments/appointment-kinds.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { ChipOption } from "#web/ui/chip.tsx";
import { NumberField } from "../number-field.tsx";
import { useKinds } from "../use-kinds.ts";
import type { AvailabilityForm } from "./use-availability.ts";

const modeLabels = { request: "A colleague confirms", confirm: "Confirmed at once" };

/** How each kind is booked: its length, its seats, and whether a colleague confirms. */
export function KindRules({ form }: { form: AvailabilityForm }) {
  const { draft, problems, update } = form;
  const kinds = useKinds();
  return (
    <section aria-labelledby="rules-title" className="grid grid-cols-1 gap-5">
      <h2 id="rules-title" className="text-3">
        Booking
      </h2>
      {kinds.map((kind) => (
        <KindFields key={kind} kind={kind} form={form} />
      ))}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 border-t border-line pt-4">
        <NumberField
          id="buffer"
          label="Minutes between"
          hint="After each appointment"
          min={0}
          max={appointmentLimits.bufferMinutes}
          step={appointmentLimits.gridMinutes}
          value={draft.buffer_minutes}
          problem={problems.get("buffer_minutes")}
          onChange={(buffer_minutes) => update({ buffer_minutes })}
        />
        <NumberField
          id="notice"
          label="Hours ahead"
          hint="Visitors book at least this long before"
          min={0}
          max={appointmentLimits.noticeHours}
          step={1}
          value={draft.notice_hours}
          problem={problems.get("notice_hours")}
          onChange={(notice_hours) => update({ notice_hours })}
        />
      </div>
    </section>
  );
}

function KindFields({ kind, form: { draft, problems, update } }: { kind: AppointmentKind; form: AvailabilityForm }) {
  const { slot_minutes, seats, mode } = draft;
  return (
    <fieldset className="grid grid-cols-1 gap-3 border-t border-line pt-3">
      <legend className="float-left w-full font-bold">{kindLabels[kind]}</legend>
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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        <NumberField
          id={`length-${kind}`}
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
          label="Seats"
          hint={kind === "lesson" ? "A course may have its own" : "Bookings at one time"}
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
