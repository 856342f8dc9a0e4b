import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { AppointmentBadge } from "./appointment-badge.tsx";
import { getClock } from "./appointment-days.ts";
import { cancelledBy, kindLabels, outcomeLabels } from "./appointment-labels.ts";

/** One appointment in the list of a day. The whole row is the link. */
export function AppointmentRow({ appointment, to }: { appointment: AdminAppointment; to: string }) {
  const { kind, status, start, end, name, title, assignee, outcome, cancelled, reason } = appointment;
  return (
    <li className="relative flex flex-wrap gap-x-3 border-b border-line py-2 hover:bg-sand">
      <p className="w-[3.5rem] pt-2 font-bold tabular-nums">
        <time dateTime={start}>{getClock(start)}</time>
        <span className="block text-1 font-normal text-ink2">{getClock(end)}</span>
      </p>
      <div className="min-w-0 flex-[1_1_7rem]">
        <Link
          to={to}
          state={preserveScroll}
          className={classNames(
            "inline-flex min-h-touch items-center font-bold text-ink no-underline wrap-anywhere before:absolute before:inset-0",
            !isOpenStatus(status) && "font-normal",
          )}
        >
          <span className={classNames(cancelled && "line-through")}>{name || "Unknown"}</span>
        </Link>
        <p className="-mt-1.5 text-1 text-ink2 wrap-anywhere">{joinParts([kindLabels[kind], title, assignee])}</p>
        {cancelled && (
          <p className="text-1 wrap-anywhere">{`Cancelled by ${cancelledBy(appointment)}${reason ? `: ${reason}` : ""}`}</p>
        )}
      </div>
      <p className="grid content-start justify-items-end gap-1 pt-2 text-right">
        <AppointmentBadge status={status} />
        {outcome && <span className="text-1 text-ink2">{outcomeLabels[outcome]}</span>}
      </p>
    </li>
  );
}
