import { Link } from "react-router-dom";
import { priceLabels } from "#contract/appointments/appointment-kinds.ts";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { paths } from "#web/lib/page/paths.ts";
import {
  formatClock,
  formatDayAndTime,
  formatLongDay,
  formatShortTime,
} from "#web/site/lib/format/appointment-times.ts";
import { MonroviaTime } from "#web/site/ui/monrovia-time.tsx";
import { getSubject } from "./get-subject.ts";

const subjectPaths = { viewing: paths.property, lesson: paths.course, clinic: paths.professional };
const subjectLabels = { viewing: "Home", lesson: "Course", clinic: "Doctor" };
const whoLabels = { viewing: "Who comes", lesson: "With", clinic: "With" };

/** What, where, who and the reference, and when it was, if it is over. */
export function AppointmentFacts({ appointment }: { appointment: PublicAppointment }) {
  const { kind, start, end, title, meeting_point, who, reference, lesson, lessons, sequence, changed_at } = appointment;
  const { moved, cancelled, price } = appointment;
  const subject = getSubject(appointment);
  return (
    <dl className="border-b border-line">
      {!appointment.can_change && (
        <Fact label="When">
          <b className="block">{formatLongDay(start)}</b>
          <span>{`${formatClock(start)} – ${formatClock(end)}`}</span>
          <MonroviaTime at={start} />
        </Fact>
      )}
      <Fact label={subjectLabels[kind]}>
        {subject ? <Link to={subjectPaths[kind](subject)}>{title}</Link> : <span>{title}</span>}
      </Fact>
      {meeting_point && (
        <Fact label="Where">
          <span>{[...new Set(meeting_point.split(", "))].join(", ")}</span>
        </Fact>
      )}
      {who && kind !== "clinic" && (
        <Fact label={whoLabels[kind]}>
          <span>{who}</span>
        </Fact>
      )}
      {price && (
        <Fact label={priceLabels[kind]}>
          <span translate="no">{price}</span>
        </Fact>
      )}
      {lesson && lessons && (
        <Fact label="Lesson">
          <span>{`${lesson} of ${lessons}`}</span>
        </Fact>
      )}
      {moved && (
        <Fact label="Moved">
          <span>{`${moved.by_you ? "You" : "We"} moved it from ${formatShortTime(moved.from)} to ${formatShortTime(moved.to)}`}</span>
        </Fact>
      )}
      {cancelled && (
        <Fact label="Cancelled">
          <span>{`${cancelled.by_you ? "You" : "We"} cancelled it on ${formatDayAndTime(cancelled.at)}`}</span>
        </Fact>
      )}
      {sequence > 0 && !cancelled && (
        <Fact label="Last changed">
          <span>{formatDayAndTime(changed_at)}</span>
        </Fact>
      )}
      <Fact label="Reference">
        <span translate="no">{reference}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: Elements }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-line py-3">
      <dt className="text-ink2 sm:min-w-40">{label}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:ml-auto max-sm:text-right">{children}</dd>
    </div>
  );
}
