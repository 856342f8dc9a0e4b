import { useState } from "react";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { AppointmentContact } from "#web/admin/features/shared/appointments/appointment-contact.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type Changed, useChangeAppointment } from "../use-change-appointment.tsx";
import type { Drop } from "./use-drag-move.ts";

interface DropDialogProps {
  drop: Drop;
  onClose: () => void;
}

/** Asks before a dragged appointment moves, names who must know, and then offers the message. */
export function DropDialog({ drop: { appointment, start }, onClose }: DropDialogProps) {
  const { isBusy, change } = useChangeAppointment();
  const [moved, setMoved] = useState<Changed>();
  const [old] = useState(appointment.start);
  const person = appointment.name || "The person";
  const move = async () => {
    const undo = { start: old };
    const text = `${person}, ${describeTime(start)}.`;
    const changed = await change(appointment, { start }, { title: "Moved", text, undo });
    if (changed) setMoved(changed);
  };
  return (
    <Dialog
      variant="small"
      title={moved ? "Tell the person" : "Move the appointment?"}
      onClose={onClose}
      footer={
        !moved && (
          <>
            <Button busy={isBusy} onClick={move}>
              Move
            </Button>
            <Button look="quiet" busy={isBusy} onClick={onClose}>
              Keep the time
            </Button>
          </>
        )
      }
    >
      {moved ? (
        <div className="grid gap-3">
          <p>
            {moved.told === "mail" ? `${person} gets an email. You can also call or write.` : `${person} should know.`}
          </p>
          <AppointmentContact appointment={appointment} message={moved.appointment.text} />
          <Button look="quiet" className="-ml-3 justify-self-start" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : (
        <p>{`${person}: from ${describeTime(old)} to ${describeTime(start)}. ${person} must be told about the new time.`}</p>
      )}
    </Dialog>
  );
}
