import type { BookingAnswer } from "#contract/alerts/push-message.ts";
import type { AppointmentDetail } from "#contract/appointments/admin-appointment.ts";
import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { isMissing } from "#web/lib/api/api-error.ts";
import { Dialog } from "#web/ui/dialog.tsx";
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
    <Dialog variant="large" title={appointment?.name || appointment?.reference || "Appointment"} onClose={onClose}>
      {!appointment && error === undefined && <SkeletonBar className="h-64" />}
      {isMissing(error) && (
        <EmptyState scene="gone" title="This appointment does not exist any more" role="alert">
          Its data may have been erased.
        </EmptyState>
      )}
      {error !== undefined && !isMissing(error) && (
        <FailedState title="The appointment could not be loaded" error={error} onRetry={retry} />
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
