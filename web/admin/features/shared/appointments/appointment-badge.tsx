import type { AppointmentStatus } from "#contract/appointments/appointment-kinds.ts";
import { StateLabel, type StateTone } from "#web/ui/state-label.tsx";
import { appointmentStatusLabels } from "./appointment-labels.ts";

const tones: Record<AppointmentStatus, StateTone> = {
  requested: "warn",
  confirmed: "good",
  done: "plain",
  no_show: "bad",
  cancelled: "plain",
};

/** The status of an appointment. */
export const AppointmentBadge = ({ status }: { status: AppointmentStatus }) => (
  <StateLabel tone={tones[status]}>{appointmentStatusLabels[status]}</StateLabel>
);
