import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { AppointmentBadge } from "./appointment-badge.tsx";
import { getClock } from "./appointment-days.ts";
import { appointmentStatusLabels, cancelledBy, kindLabels, outcomeLabels } from "./appointment-labels.ts";

interface AppointmentRowProps {
  appointment: AdminAppointment;
  to: string;
  /** Others at the same time that need the same person, car or home. */
  clashes?: readonly AdminAppointment[];
  /** The buttons of a request. */
  children?: Elements;
}

/** One appointment in the list of a day; a request has a dashed frame. The whole row is the link. */
export function AppointmentRow({ appointment, to, clashes = [], children }: AppointmentRowProps) {
  const { kind, status, start, end, name, title, assignee, outcome, cancelled, reason } = appointment;
  const isRequest = status === "requested";
  return (
    <li
      className={classNames(
        "@container relative flex flex-wrap gap-x-3 hover:bg-sand",
        isRequest ? "my-2 rounded-m border-2 border-dashed border-warn p-2 first:mt-0" : "border-b border-line py-2.5",
      )}
    >
      {/* The names of all rows are in one column. */}
      <p className={classNames("font-bold tabular-nums", isRequest ? "w-[calc(3.5rem-10px)]" : "w-[3.5rem]")}>
        <time dateTime={start}>{getClock(start)}</time>
        <span className="block text-1 font-normal text-ink2">{getClock(end)}</span>
      </p>
      <div className="min-w-0 flex-[1_1_9rem]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            to={to}
            state={preserveScroll}
            className={classNames(
              "-my-2.5 min-w-0 flex-auto py-2.5 text-ink no-underline wrap-anywhere before:absolute before:inset-0",
              isOpenStatus(status) && "font-bold",
              cancelled && "line-through",
            )}
          >
            {name || "Unknown"}
          </Link>
          {/* That it is confirmed is the usual state of what is planned. */}
          {status === "confirmed" ? (
            <span className="sr-only">{appointmentStatusLabels[status]}</span>
          ) : (
            <AppointmentBadge status={status} />
          )}
        </div>
        <p className="text-1 text-ink2 wrap-anywhere">
          {joinParts([kindLabels[kind], title, assignee && `with ${assignee}`, outcome && outcomeLabels[outcome]])}
        </p>
        {clashes.length > 0 && (
          <p className="text-1 font-bold text-warn">{`Overlaps with ${joinParts(clashes.map((one) => getClock(one.start)))}`}</p>
        )}
        {cancelled && (
          <p className="text-1 wrap-anywhere">{`Cancelled by ${cancelledBy(appointment)}${reason ? `: ${reason}` : ""}`}</p>
        )}
      </div>
      {children && <div className="relative mt-2 w-full pl-[calc(4.25rem-10px)] @max-[19em]:pl-0">{children}</div>}
    </li>
  );
}
