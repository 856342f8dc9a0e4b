import { useState } from "react";
import type { BookingAnswer } from "#contract/alerts/push-message.ts";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { Button } from "#web/ui/button.tsx";
import { EndDialog } from "../requests/end-dialog.tsx";
import { type Changed, useChangeAppointment } from "../use-change-appointment.tsx";
import { TellNotice } from "./tell-notice.tsx";

interface AppointmentActionsProps {
  appointment: AdminAppointment;
  /** What the colleague chose in a notification. Opening a link changes nothing, so one more tap is needed. */
  answer?: BookingAnswer | undefined;
}

/** Confirms, declines or cancels an appointment. */
export function AppointmentActions({ appointment, answer }: AppointmentActionsProps) {
  const { status, name, start } = appointment;
  const { isBusy, change } = useChangeAppointment();
  const [isEnding, setIsEnding] = useState(answer === "decline" && status === "requested");
  const [toTell, setToTell] = useState<Changed>();
  const confirm = async () => {
    const changed = await change(
      appointment,
      { status: "confirmed" },
      { title: "Confirmed", text: `${name}, ${describeTime(start)}.`, undo: { status: "requested" } },
    );
    setToTell(changed);
  };
  return (
    <div className="grid gap-3">
      {isOpenStatus(status) && (
        <div className="flex flex-wrap gap-2 max-sm:*:flex-[1_1_8rem]">
          {status === "requested" && (
            <Button busy={isBusy} onClick={confirm}>
              Confirm
            </Button>
          )}
          <Button look="outline" busy={isBusy} onClick={() => setIsEnding(true)}>
            {status === "requested" ? "Decline" : "Cancel the appointment"}
          </Button>
        </div>
      )}
      {toTell && status === "confirmed" && (
        <TellNotice
          appointment={appointment}
          title={toTell.told === "mail" ? "An email says that it is confirmed" : "Tell the person that it is confirmed"}
          message={toTell.appointment.text}
          onTold={() => setToTell(undefined)}
        />
      )}
      {isEnding && (
        <EndDialog
          appointment={appointment}
          title={status === "requested" ? "Decline the request" : "Cancel the appointment"}
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  );
}
