import { useState } from "react";
import type {
  AdminAppointment,
  AppointmentChangeInput,
  AppointmentDetail,
} from "#contract/appointments/admin-appointment.ts";
import { useAppointmentCache } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { UndoButton } from "#web/admin/ui/undo-button.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

interface Done {
  title: string;
  text: string;
  /** What takes the change back. */
  undo?: AppointmentChangeInput | undefined;
}

/** A changed appointment. Its text tells the person the present state; `told` says whether an email does. */
export interface Changed {
  appointment: AppointmentDetail;
  told: "mail" | null;
}

/**
 * Returns a function that changes an appointment. The lists show the change at once, and the message can undo it. The API
 * refuses the change if the visitor or another colleague has changed the appointment since it was shown.
 */
export function useChangeAppointment() {
  const [isBusy, setIsBusy] = useState(false);
  const { showChange, refresh } = useAppointmentCache();

  /** Returns the changed appointment; undefined if it failed, which a message says. */
  const change = async (
    { id, sequence }: Pick<AdminAppointment, "id" | "sequence">,
    body: AppointmentChangeInput,
    { undo, ...text }: Done,
  ): Promise<Changed | undefined> => {
    setIsBusy(true);
    const { status, start } = body;
    if (status && !start) await showChange(id, { status });
    try {
      const { data, told } = await apiSend("PATCH /appointments/:id", {
        params: { id },
        body: { ...body, sequence },
      });
      const undoNow = () =>
        void change(data.appointment, undo ?? {}, { title: "Undone", text: "It is as it was before." });
      showToast({ tone: "good", ...text, action: undo && <UndoButton onUndo={undoNow} /> });
      return { appointment: data.appointment, told };
    } catch (failure) {
      showToast({ tone: "bad", title: adminMessages.notChanged, text: errorText(failure) });
      return undefined;
    } finally {
      await refresh();
      setIsBusy(false);
    }
  };
  return { isBusy, change };
}
