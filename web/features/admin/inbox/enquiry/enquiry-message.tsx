import { describePreferredTime } from "#contract/enquiries/describe-preferred-time.ts";
import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { findService } from "#contract/services/services.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import { Link } from "#web/ui/link.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { replyMailLink } from "./reply-links.ts";

/** The message with the contact details, the service and the time by which a reply is due. */
export function EnquiryMessage({ enquiry }: { enquiry: SubmissionDetail }) {
  const { email, phone_number, subject, message, status, service, submitted_at, due_at, overdue } = enquiry;
  const preferred = describePreferredTime(enquiry.preferred_day, enquiry.preferred_time);
  return (
    <section aria-label="Message">
      <p className="flex flex-wrap items-center gap-2 text-1 text-ink2">
        <StatusBadge status={status} />
        {findService(service)?.label ?? "—"}, {formatDateTime(submitted_at)}
      </p>
      <p className={overdue ? "mt-1 text-1 font-bold text-bad" : "mt-1 text-1 text-ink2"}>
        {overdue ? "Overdue: reply was due" : "Reply due"} {formatDateTime(due_at)} (Monrovia)
      </p>
      <p className="mt-3">
        {email ? <a href={replyMailLink(enquiry)}>{email}</a> : "—"}
        {phone_number && (
          <>
            {" · "}
            <a className="underline whitespace-nowrap" href={telLink(phone_number)}>
              {phone_number}
            </a>
          </>
        )}
      </p>
      <SubjectLinks enquiry={enquiry} />
      {subject && <h3 className="mt-3">{subject}</h3>}
      {preferred && <p className="mt-1 font-bold">Preferred time: {preferred}</p>}
      <p className="mt-2 max-w-[65ch] border-l-4 border-line pl-4 whitespace-pre-line">{message || "—"}</p>
    </section>
  );
}

/** Links to the property, doctor or course that the enquiry is about. */
function SubjectLinks({ enquiry: { property_uuid, professional_id, course_id } }: { enquiry: SubmissionDetail }) {
  const links = [
    { label: "View the home", path: property_uuid && paths.property(property_uuid) },
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
