import { useState } from "react";
import type { Slot } from "#contract/appointments/booking.ts";
import { getClock, getDate, nearDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { ChipOption } from "#web/ui/chip.tsx";

/** More days would be a long row on a phone. */
const maxDays = 7;

interface SlotChipsProps {
  /** The name of the radio buttons. */
  name: string;
  slots: readonly Slot[];
  value: string | undefined;
  onChoose: (start: string) => void;
}

/** Free times: the next free days as chips, and the times of the chosen day below. */
export function SlotChips({ name, slots, value, onChoose }: SlotChipsProps) {
  const days = [...new Set(slots.map(({ start }) => getDate(start)))].slice(0, maxDays);
  const [chosenDay, setChosenDay] = useState<string>();
  const day = days.find((one) => one === (chosenDay ?? (value && getDate(value)))) ?? days[0];
  const now = new Date();
  return (
    <div className="grid gap-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Free days</legend>
        {days.map((one) => (
          <ChipOption
            key={one}
            type="radio"
            name={`${name}-day`}
            checked={one === day}
            onChange={() => setChosenDay(one)}
          >
            {nearDay(one, now)}
          </ChipOption>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2 border-t border-line pt-2">
        <legend className="sr-only">Free times</legend>
        {slots
          .filter(({ start }) => getDate(start) === day)
          .map(({ start }) => (
            <ChipOption
              key={start}
              type="radio"
              name={`${name}-time`}
              checked={start === value}
              onChange={() => onChoose(start)}
            >
              {getClock(start)}
            </ChipOption>
          ))}
      </fieldset>
    </div>
  );
}
