import type { AppointmentStatus } from "#contract/appointments/appointment-kinds.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { appointmentStatusLabels } from "./appointment-labels.ts";

const looks: Record<AppointmentStatus, string> = {
  requested: "bg-warn-bg text-warn",
  confirmed: "bg-good-bg text-good",
  done: "bg-sand2 text-ink",
  no_show: "bg-bad-bg text-bad",
  cancelled: "bg-sand text-ink2",
};

/** The status of an appointment as a coloured word. */
export function AppointmentBadge({ status }: { status: AppointmentStatus }) {
  return (
    <span
      className={classNames("inline-block rounded-s px-2 py-0.5 text-1 font-bold whitespace-nowrap", looks[status])}
    >
      {appointmentStatusLabels[status]}
    </span>
  );
}
