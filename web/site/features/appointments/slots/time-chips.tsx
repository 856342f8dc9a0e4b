import { useState } from "react";
import type { Slot } from "#contract/appointments/booking.ts";
import { formatClock, formatShortDay } from "#web/site/lib/format/appointment-times.ts";
import { MonroviaTime } from "#web/site/ui/monrovia-time.tsx";
import { ChipOption } from "#web/ui/chip.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { confirmationText } from "../booking/booking-promise.tsx";

interface TimeChipsProps {
  id: string;
  legend: string;
  slots: readonly Slot[];
  /** Shows the day of each time. */
  hasDays?: boolean;
  chosen: string | undefined;
  error: string | undefined;
  /** Who confirms a request, if it is known. */
  who: string | null;
  disabled?: boolean;
}

/** Free times as radio buttons of a form, and until when a request for the chosen one is confirmed. */
export function TimeChips({ id, legend, slots, hasDays, chosen, error, who, disabled }: TimeChipsProps) {
  const [picked, setPicked] = useState(chosen);
  const promise = slots.find(({ start }) => start === picked)?.reply_by;
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="font-bold">{legend}</legend>
      {slots[0] && <MonroviaTime at={slots[0].start} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {slots.map(({ start, seats }) => (
          <ChipOption
            key={start}
            type="radio"
            name="start"
            value={start}
            required
            disabled={disabled}
            defaultChecked={start === chosen}
            onChange={() => setPicked(start)}
            aria-invalid={error ? true : undefined}
            count={seats > 1 ? `${seats} seats` : undefined}
          >
            {`${hasDays ? `${formatShortDay(start)}, ` : ""}${formatClock(start)} `}
          </ChipOption>
        ))}
      </div>
      {promise && <p className="mt-2 text-1">{confirmationText(who, promise)}</p>}
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 text-1 font-bold text-bad">
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
