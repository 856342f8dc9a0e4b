import { describePreferredTime } from "#contract/enquiries/describe-preferred-time.ts";
import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { findService } from "#contract/services/services.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import { Link } from "#web/ui/link.tsx";
import { describeDueDay } from "../describe-due-day.ts";
import { StatusBadge } from "../status-badge.tsx";
import { EnquiryHome } from "./enquiry-home.tsx";
import { replyMailLink } from "./reply-links.ts";

/** The message with the contact details, the service and the time by which a reply is due. */
export function EnquiryMessage({ enquiry }: { enquiry: SubmissionDetail }) {
  const { reference, email, phone_number, subject, message, status, service, submitted_at, due_at, overdue } = enquiry;
  const preferred = describePreferredTime(enquiry.preferred_day, enquiry.preferred_time);
  return (
    <section aria-label="Message">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-1 text-ink2">
        <StatusBadge status={status} />
        <span className={overdue ? "font-bold text-bad" : undefined}>
          {overdue ? "Overdue: reply was due" : "Reply due"} {describeDueDay(due_at)}
        </span>
      </p>
      <p className="mt-1 text-1 text-ink2">
        {joinParts([reference, findService(service)?.label, formatDateTime(submitted_at)], " · ")}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {phone_number && (
          <a className="inline-flex min-h-11 items-center underline" href={telLink(phone_number)}>
            {phone_number}
          </a>
        )}
        {email ? (
          <a
            className="inline-flex min-h-11 min-w-0 items-center underline wrap-anywhere"
            href={replyMailLink(enquiry)}
          >
            {email}
          </a>
        ) : (
          "—"
        )}
      </p>
      {enquiry.property_uuid && <EnquiryHome uuid={enquiry.property_uuid} />}
      <SubjectLinks enquiry={enquiry} />
      {subject && <h3 className="mt-3">{subject}</h3>}
      {preferred && <p className="mt-1 font-bold">Preferred time: {preferred}</p>}
      <p className="mt-2 max-w-[65ch] border-l-4 border-line pl-4 whitespace-pre-line">{message || "—"}</p>
    </section>
  );
}

/** Links to the doctor or course that the enquiry is about. */
function SubjectLinks({ enquiry: { professional_id, course_id } }: { enquiry: SubmissionDetail }) {
  const links = [
    { label: "View the doctor", path: professional_id && paths.doctor(professional_id) },
    { label: "View the course", path: course_id && paths.course(course_id) },
  ];
  return links.map(
    ({ label, path }) =>
      path && (
        <p key={label} className="mt-1">
          <Link to={path}>{label}</Link>
        </p>
      ),
  );
}
