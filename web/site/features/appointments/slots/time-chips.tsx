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
  onPick?: (start: string) => void;
}

/** Four columns on a phone; fewer with large text. */
const columnsClass =
  "grid grid-cols-[repeat(auto-fill,minmax(max(3.25rem,22%),1fr))] gap-2 *:justify-center *:px-1 sm:grid-cols-7";

const halves = ["Morning", "Afternoon"] as const;
/** Returns the times before noon in Monrovia, and those after it. Times of several days stay in one list. */
function groupTimes(slots: readonly Slot[], hasDays: boolean): { title: string; slots: readonly Slot[] }[] {
  if (hasDays) return [{ title: "", slots }];
  const half = ({ start }: Slot) => (formatClock(start) < "12" ? "Morning" : "Afternoon");
  return halves
    .map((title) => ({ title, slots: slots.filter((slot) => half(slot) === title) }))
    .filter((group) => group.slots.length > 0);
}

/** Free times as radio buttons of a form, and until when a request for the chosen one is confirmed. */
export function TimeChips({
  id,
  legend,
  slots,
  hasDays = false,
  chosen,
  error,
  who,
  disabled,
  onPick,
}: TimeChipsProps) {
  const [picked, setPicked] = useState(chosen);
  const groups = groupTimes(slots, hasDays);
  const promise = slots.find(({ start }) => start === picked)?.reply_by;
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="font-bold">{legend}</legend>
      {slots[0] && <MonroviaTime at={slots[0].start} />}
      {groups.map((group) => (
        <div key={group.title} className="mt-2">
          {group.title && <p className="mb-1 text-1 text-ink2">{group.title}</p>}
          <div className={hasDays ? "flex flex-wrap gap-2" : columnsClass}>
            {group.slots.map(({ start, seats }) => (
              <ChipOption
                key={start}
                type="radio"
                name="start"
                value={start}
                required
                disabled={disabled}
                defaultChecked={start === chosen}
                onChange={() => {
                  setPicked(start);
                  onPick?.(start);
                }}
                aria-invalid={error ? true : undefined}
                count={seats > 1 ? `${seats} seats` : undefined}
              >
                {`${hasDays ? `${formatShortDay(start)}, ` : ""}${formatClock(start)} `}
              </ChipOption>
            ))}
          </div>
        </div>
      ))}
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
