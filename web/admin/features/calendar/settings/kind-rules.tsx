import { type AppointmentKind, bookingModes } from "#contract/appointments/appointment-kinds.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { ChipOption } from "#web/ui/chip.tsx";
import { NumberInSentence, SentenceProblems } from "./number-in-sentence.tsx";
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
  const [lengthProblem, seatsProblem] = [problems.get(`slot_minutes.${kind}`), problems.get(`seats.${kind}`)];
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
      <p className="flex flex-wrap items-center gap-2">
        <NumberInSentence
          label="Minutes"
          min={appointmentLimits.gridMinutes}
          max={appointmentLimits.slotMinutes}
          step={appointmentLimits.gridMinutes}
          value={slot_minutes[kind]}
          problem={lengthProblem}
          onChange={(value) => update({ slot_minutes: { ...slot_minutes, [kind]: value } })}
        />
        <span>minutes,</span>
        <NumberInSentence
          label="Seats"
          min={1}
          max={appointmentLimits.seats}
          step={1}
          value={seats[kind]}
          problem={seatsProblem}
          onChange={(value) => update({ seats: { ...seats, [kind]: value } })}
        />
        <span>{kind === "lesson" ? "at a time; a course may have its own" : "at a time"}</span>
      </p>
      <SentenceProblems problems={[lengthProblem, seatsProblem]} />
    </fieldset>
  );
}
