import { useState } from "react";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { addMinutes, describeTime, toIso } from "#shared/appointments/appointment-time.ts";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { Button } from "#web/ui/button.tsx";
import { SlotChips } from "../slot-chips.tsx";
import { type Changed, useChangeAppointment } from "../use-change-appointment.tsx";
import { getSubject, useSlots } from "../use-slots.ts";
import { TellNotice } from "./tell-notice.tsx";

const dayMinutes = 24 * 60;
/** The free times of so many days are offered. */
const daysShown = 14;

/** Moves an appointment: a little later, to the same time tomorrow, or to a free time. Then the person can be told. */
export function AppointmentMove({ appointment }: { appointment: AdminAppointment }) {
  const { start, name } = appointment;
  const { isBusy, change } = useChangeAppointment();
  const [isChoosing, setIsChoosing] = useState(false);
  const [toTell, setToTell] = useState<Changed>();
  const moveTo = async (time: string) => {
    const changed = await change(
      appointment,
      { start: time },
      { title: "Moved", text: `${name}, ${describeTime(time)}.`, undo: { start } },
    );
    if (!changed) return;
    setIsChoosing(false);
    setToTell(changed);
  };
  const later = (minutes: number) => toIso(addMinutes(Date.parse(start), minutes));
  return (
    <section aria-labelledby="move-title" className="grid gap-2 border-t border-line pt-3">
      <h3 id="move-title" className="text-2">
        Move
      </h3>
      <div className="flex flex-wrap gap-2">
        <Button look="small" busy={isBusy} onClick={() => moveTo(later(30))}>
          30 minutes later
        </Button>
        <Button look="small" busy={isBusy} onClick={() => moveTo(later(dayMinutes))}>
          Next day, same time
        </Button>
        <Button look="small" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          Another time
        </Button>
      </div>
      {isChoosing && <FreeTimes appointment={appointment} isBusy={isBusy} onMove={moveTo} />}
      {toTell && (
        <TellNotice
          appointment={appointment}
          title={toTell.told === "mail" ? "An email names the new time" : "Tell the person about the new time"}
          message={toTell.appointment.text}
          onTold={() => setToTell(undefined)}
        />
      )}
    </section>
  );
}

interface FreeTimesProps {
  appointment: AdminAppointment;
  isBusy: boolean;
  onMove: (start: string) => void;
}

function FreeTimes({ appointment, isBusy, onMove }: FreeTimesProps) {
  const { slots, error } = useSlots(getSubject(appointment), getToday(new Date()), daysShown);
  const [chosen, setChosen] = useState<string>();
  if (error !== undefined || slots?.length === 0) {
    return (
      <p role="status" className="text-ink2">
        {error === undefined ? `No free times in the next ${daysShown} days.` : "The free times could not be loaded."}
      </p>
    );
  }
  if (!slots) return <p className="text-ink2">Loading...</p>;
  return (
    <>
      <SlotChips name="move" slots={slots} value={chosen} onChoose={setChosen} />
      {chosen && (
        <Button className="justify-self-start" busy={isBusy} onClick={() => onMove(chosen)}>
          {`Move to ${describeTime(chosen)}`}
        </Button>
      )}
    </>
  );
}
