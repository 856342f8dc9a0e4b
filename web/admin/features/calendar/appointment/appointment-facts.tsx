import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { AppointmentBadge } from "#web/admin/features/shared/appointments/appointment-badge.tsx";
import { AppointmentContact } from "#web/admin/features/shared/appointments/appointment-contact.tsx";
import { getClock } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { kindLabels, outcomeLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";

const linkClass = "inline-flex min-h-touch items-center";

/** When, where and for what the person comes, and the ways to reach them; the title of the dialog has the name. */
export function AppointmentFacts({ appointment }: { appointment: AdminAppointment }) {
  const { reference, status, start, end, kind, title, property_uuid, meeting_point, assignee, lesson, lessons } =
    appointment;
  const { person_id, email, message, enquiry_id, reason, outcome } = appointment;
  return (
    <section aria-label="Details" className="grid gap-3">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <AppointmentBadge status={status} />
          {outcome && <span className="font-bold">{outcomeLabels[outcome]}</span>}
          <span className="text-1 text-ink2">{reference}</span>
        </p>
        <h3 className="mt-2 text-3">{`${describeTime(start)}–\u2060${getClock(end)}`}</h3>
        <p className="wrap-anywhere">
          <span>{`${kindLabels[kind]}: `}</span>
          {property_uuid ? (
            <a href={paths.property(property_uuid)} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            <span>{title}</span>
          )}
        </p>
        {lesson !== null && lessons !== null && <p>{`Lesson ${lesson} of ${lessons}`}</p>}
        {(meeting_point || assignee) && (
          <p className="text-ink2 wrap-anywhere">{joinParts([meeting_point, assignee])}</p>
        )}
        {reason && <p className="text-ink2 wrap-anywhere">{`Reason: ${reason}`}</p>}
      </div>
      <div className="border-t border-line pt-3">
        {message && <p className="mb-2 whitespace-pre-line wrap-anywhere">{message}</p>}
        <AppointmentContact
          className="max-sm:max-w-none"
          hasNumber
          appointment={appointment}
          message={appointment.text}
          isInList={appointment.status === "requested"}
        />
        {email && <p className="mt-2 wrap-anywhere">{email}</p>}
        <p className="flex flex-wrap gap-x-5">
          <Link to={inboxPath({ open: enquiry_id })} className={linkClass}>
            Open the enquiry
          </Link>
          {person_id && (
            <Link to={personPath(person_id)} className={linkClass}>
              Open the person
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}
