import { useState } from "react";
import type { Slot } from "#contract/appointments/booking.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { addDays, describeTime } from "#shared/appointments/appointment-time.ts";
import { getClock, getDate, getToday, longDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { TimeSelect } from "#web/admin/ui/inputs/time-select.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SlotChips } from "../slot-chips.tsx";
import { type Subject, useSlots } from "../use-slots.ts";

/** The free times of so many days are offered. */
const daysShown = 21;

interface TimeFieldProps {
  subject: Subject;
  /** The day that the calendar shows. */
  date: string;
  /** The free times that the server named when it refused one. */
  offered: readonly Slot[] | undefined;
  value: string | undefined;
  problem: string | undefined;
  onChoose: (start: string) => void;
}

/** The free times as chips, or a time by hand. */
export function TimeField({ subject, date, offered, value, problem, onChoose }: TimeFieldProps) {
  const today = getToday(new Date());
  const from = date > today ? date : today;
  const loaded = useSlots(subject, from, daysShown);
  const [isByHand, setIsByHand] = useState(false);
  const slots = offered ?? loaded.slots;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">{value ? `Time: ${describeTime(value)}` : "Time"}</legend>
      {!slots && loaded.error === undefined && <p className="text-ink2">Loading...</p>}
      {!slots && loaded.error !== undefined && <p className="text-ink2">{errorText(loaded.error)}</p>}
      {slots?.length === 0 && (
        <p className="text-ink2">{`No free times until ${longDay(addDays(from, daysShown))}.`}</p>
      )}
      {slots && slots.length > 0 && !isByHand && (
        <SlotChips name="book" slots={slots} value={value} onChoose={onChoose} />
      )}
      {isByHand ? (
        <OwnTime first={value ?? `${from}T10:00:00.000Z`} today={today} onChoose={onChoose} />
      ) : (
        <Button
          look="quiet"
          className="-ml-3 justify-self-start"
          onClick={() => {
            setIsByHand(true);
            onChoose(value ?? `${from}T10:00:00.000Z`);
          }}
        >
          Another time
        </Button>
      )}
      {problem && (
        <p role="alert" className="text-1 font-bold text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface OwnTimeProps {
  first: string;
  today: string;
  onChoose: (start: string) => void;
}

/** A day and a time that a colleague may choose outside the hours too. */
function OwnTime({ first, today, onChoose }: OwnTimeProps) {
  const [day, setDay] = useState(getDate(first));
  const [time, setTime] = useState(getClock(first));
  const choose = (newDay: string, newTime: string) => {
    setDay(newDay);
    setTime(newTime);
    if (newDay) onChoose(`${newDay}T${newTime}:00.000Z`);
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field id="book-day" label="Day">
        <input
          id="book-day"
          type="date"
          className="in"
          min={today}
          value={day}
          onChange={({ currentTarget }) => choose(currentTarget.value, time)}
        />
      </Field>
      <Field id="book-time" label="Time">
        <TimeSelect
          id="book-time"
          step={appointmentLimits.gridMinutes}
          value={time}
          onChange={(chosen) => choose(day, chosen)}
        />
      </Field>
    </div>
  );
}
