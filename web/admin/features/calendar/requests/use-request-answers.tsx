import { useState } from "react";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { TellNotice } from "../appointment/tell-notice.tsx";
import { type Changed, useChangeAppointment } from "../use-change-appointment.tsx";
import { EndDialog } from "./end-dialog.tsx";

/** How a colleague answers requests, and what has to be said afterwards. */
export interface RequestAnswers {
  isBusy: boolean;
  confirm: (request: AdminAppointment) => Promise<void>;
  decline: (request: AdminAppointment) => void;
  /** Asks to tell the person of the request that was just confirmed. */
  notice: Elements;
  /** The reasons for the request that is being declined. It stays open after the request has left the list. */
  dialog: Elements;
}

export function useRequestAnswers(): RequestAnswers {
  const { isBusy, change } = useChangeAppointment();
  const [declined, setDeclined] = useState<AdminAppointment>();
  const [confirmed, setConfirmed] = useState<Changed>();
  const confirm = async (request: AdminAppointment) => {
    const text = `${request.name}, ${describeTime(request.start)}.`;
    const done = { title: "Confirmed", text, undo: { status: "requested" } } as const;
    const changed = await change(request, { status: "confirmed" }, done);
    if (changed) setConfirmed(changed);
  };
  return {
    isBusy,
    confirm,
    decline: setDeclined,
    notice: confirmed && (
      <div className="mt-2 print:hidden">
        <TellNotice
          appointment={confirmed.appointment}
          title={
            confirmed.told === "mail"
              ? "An email says that it is confirmed"
              : `Tell ${confirmed.appointment.name || "the person"} that it is confirmed`
          }
          message={confirmed.appointment.text}
          onTold={() => setConfirmed(undefined)}
        />
      </div>
    ),
    dialog: declined && (
      <EndDialog appointment={declined} title="Decline the request" onClose={() => setDeclined(undefined)} />
    ),
  };
}
