import { Link } from "react-router-dom";
import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { describePreferredTime } from "#shared/enquiries/describe-preferred-time.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import {
  channelLabels,
  describeAnswer,
  possibleSpamLabel,
} from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { OverdueBadge, StatusBadge } from "#web/admin/features/shared/enquiries/status-badge.tsx";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { EnquiryHome } from "./enquiry-home.tsx";

/** What it is without a message. */
const findLead = ({ subject, message, service }: EnquiryDetail) =>
  subject ?? (message ? undefined : enquiryServiceLabel(service));

/** The state, the service, and how and when it came. */
export function EnquiryOrigin({ enquiry }: { enquiry: EnquiryDetail }) {
  const { service, channel, submitted_at, overdue, status } = enquiry;
  const about = enquiryServiceLabel(service);
  const lead = findLead(enquiry);
  return (
    <section
      aria-label="Origin"
      className="flex flex-[1_1_9rem] flex-wrap items-center gap-x-3 gap-y-1 text-1 text-ink2"
    >
      {overdue && <OverdueBadge />}
      {/* A desktop has the field beside the message. */}
      {!overdue && (
        <span className="lg:hidden">
          <StatusBadge status={status} />
        </span>
      )}
      <p className="min-w-0">
        {lead !== about && about && <span>{`${about} · `}</span>}
        {/* On a phone only the details below say so. */}
        {channel !== "form" && <span className="max-lg:sr-only">{`${channelLabels[channel]} · `}</span>}
        <span className="whitespace-nowrap">{formatDateTime(submitted_at)}</span>
      </p>
    </section>
  );
}

/** The message, or what is asked for without one, the home that it is about, and the time by which a reply is due. */
export function EnquiryMessage({ enquiry }: { enquiry: EnquiryDetail }) {
  const { subject, message, due_at, overdue, property_uuid } = enquiry;
  const lead = findLead(enquiry);
  const answer = describeAnswer(enquiry);
  const preferred = describePreferredTime(enquiry.preferred_day, enquiry.preferred_time);
  return (
    <section aria-label="Message">
      {enquiry.possible_spam && (
        <p className="mb-2 text-1 text-ink2">
          <b className="text-warn">{possibleSpamLabel}: a hidden field was filled.</b> Browsers sometimes fill it in for
          a visitor, so read the message before you move it to spam.
        </p>
      )}
      {lead && <h3 className={classNames(!message && "font-sans text-3/[1.3] font-bold")}>{lead}</h3>}
      {preferred && <p className="font-bold not-first:mt-1">{`Preferred time: ${preferred}`}</p>}
      {message && <p className="max-w-[60ch] text-3/[1.5] whitespace-pre-line not-first:mt-1">{message}</p>}
      {property_uuid && <EnquiryHome uuid={property_uuid} personId={enquiry.person_id} subject={subject} />}
      <SubjectLinks enquiry={enquiry} />
      {(answer ?? enquiry.awaits_answer) && (
        <p className={overdue ? "mt-2 text-1 font-bold text-bad" : "mt-2 text-1 text-ink2"}>
          {answer ?? `${overdue ? "Overdue: reply was due by" : "Reply due by"} ${describePromise(due_at)}`}
        </p>
      )}
    </section>
  );
}

/** Links to the professional or course that the enquiry is about. */
function SubjectLinks({ enquiry: { professional_id, course_id } }: { enquiry: EnquiryDetail }) {
  const links = [
    { label: "View the doctor", path: professional_id && paths.professional(professional_id) },
    { label: "View the course", path: course_id && paths.course(course_id) },
  ];
  return links.map(
    ({ label, path }) =>
      path && (
        <p key={label}>
          <Link className="inline-flex min-h-touch items-center underline" to={path}>
            {label}
          </Link>
        </p>
      ),
  );
}
