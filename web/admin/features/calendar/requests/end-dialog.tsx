import { useState } from "react";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { AppointmentContact } from "#web/admin/features/shared/appointments/appointment-contact.tsx";
import { homeGone } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type Changed, useChangeAppointment } from "../use-change-appointment.tsx";

/** What the person is told, as they read it. */
const reasons = [
  "This time is no longer free",
  homeGone,
  "No colleague is free then",
  "We could not reach you",
  "Because of the weather",
];

interface EndDialogProps {
  appointment: AdminAppointment;
  title: string;
  onClose: () => void;
}

/** Declines or cancels an appointment with a reason, one tap. Then the person can be told. */
export function EndDialog({ appointment, title, onClose }: EndDialogProps) {
  const { isBusy, change } = useChangeAppointment();
  const [ended, setEnded] = useState<Changed>();
  const { name, start, status } = appointment;
  const end = async (reason: string | null) => {
    const changed = await change(
      appointment,
      { status: "cancelled", ...(reason && { reason }) },
      { title: status === "requested" ? "Declined" : "Cancelled", text: `${name}, ${describeTime(start)}.` },
    );
    if (changed) setEnded(changed);
  };
  return (
    <Dialog variant="small" title={ended ? "Tell the person" : title} onClose={onClose}>
      {ended ? (
        <div className="grid gap-3">
          <p>
            {ended.told === "mail"
              ? `${name || "The person"} gets an email. You can also call or write.`
              : `${name || "The person"} should know. Call, or send the prepared message.`}
          </p>
          <AppointmentContact appointment={appointment} message={ended.appointment.text} />
          <Button look="quiet" className="-ml-3 justify-self-start" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : (
        <div className="grid gap-2">
          <p>{`${name || "Unknown"}, ${describeTime(start)}. Why?`}</p>
          {reasons.map((reason) => (
            <Button
              key={reason}
              look="outline"
              className="justify-start text-left"
              busy={isBusy}
              onClick={() => end(reason)}
            >
              {reason}
            </Button>
          ))}
          <Button look="quiet" className="-ml-3 justify-self-start" busy={isBusy} onClick={() => end(null)}>
            Without a reason
          </Button>
        </div>
      )}
    </Dialog>
  );
}
