import type { BookingAnswer } from "#contract/alerts/push-message.ts";
import type { AppointmentDetail } from "#contract/appointments/admin-appointment.ts";
import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { isMissing } from "#web/lib/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { AppointmentActions } from "./appointment-actions.tsx";
import { AppointmentAssignee } from "./appointment-assignee.tsx";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { AppointmentHistory } from "./appointment-history.tsx";
import { AppointmentMove } from "./appointment-move.tsx";
import { AppointmentNote } from "./appointment-note.tsx";
import { AppointmentOutcome } from "./appointment-outcome.tsx";
import { useAppointment } from "./use-appointment.ts";

interface AppointmentDialogProps {
  id: string;
  /** What the colleague chose in a notification. */
  answer?: BookingAnswer | undefined;
  onClose: () => void;
}

/** One appointment: who, when and where, and everything that a colleague does with it. */
export function AppointmentDialog({ id, answer, onClose }: AppointmentDialogProps) {
  const { appointment, error, retry } = useAppointment(id);
  return (
    <Dialog variant="large" title={appointment?.reference ?? "Appointment"} onClose={onClose}>
      {!appointment && error === undefined && <SkeletonBar className="h-64" />}
      {error !== undefined && (
        <Message
          title={isMissing(error) ? "This appointment does not exist any more" : "The appointment could not be loaded"}
          role="alert"
          actions={isMissing(error) ? undefined : <Button onClick={retry}>Try Again</Button>}
        >
          {isMissing(error) ? "Its data may have been erased." : errorText(error)}
        </Message>
      )}
      {appointment && <AppointmentParts appointment={appointment} answer={answer} />}
    </Dialog>
  );
}

interface AppointmentPartsProps {
  appointment: AppointmentDetail;
  answer: BookingAnswer | undefined;
}

function AppointmentParts({ appointment, answer }: AppointmentPartsProps) {
  const { id, status, start } = appointment;
  const hasBegun = start <= new Date().toISOString();
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-10">
      <div className="grid content-start gap-6">
        <AppointmentFacts appointment={appointment} />
        <AppointmentActions appointment={appointment} answer={answer} />
        {hasBegun && status !== "cancelled" && <AppointmentOutcome appointment={appointment} />}
        {isOpenStatus(status) && !hasBegun && <AppointmentMove appointment={appointment} />}
      </div>
      <div className="grid content-start gap-6">
        <AppointmentAssignee appointment={appointment} />
        <AppointmentNote key={id} appointment={appointment} />
        <AppointmentHistory appointment={appointment} />
      </div>
    </div>
  );
}
