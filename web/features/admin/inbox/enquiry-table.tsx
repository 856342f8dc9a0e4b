import { describePreferredTime } from "#contract/enquiries/describe-preferred-time.ts";
import type { Submission } from "#contract/enquiries/submission.ts";
import { findService } from "#contract/services/services.ts";
import { excerpt } from "#web/lib/format/excerpt.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import { replyMailLink } from "./enquiry/reply-links.ts";
import { StatusBadge } from "./status-badge.tsx";

/** Characters of the message that the table shows. */
const excerptLength = 100;

interface EnquiryTableProps {
  enquiries: readonly Submission[];
  /** True while these are the enquiries of the previous filters and the new ones are loading. */
  isStale: boolean;
  onOpen: (id: string) => void;
}

/** The enquiries as a table on the desktop and as cards on a phone. */
export function EnquiryTable({ enquiries, isStale, onOpen }: EnquiryTableProps) {
  return (
    <table className="enquiry-table mt-2" aria-busy={isStale}>
      <caption className="sr-only">Contact submissions, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Contact</th>
          <th scope="col">Message</th>
          <th scope="col">Status</th>
          <th scope="col">Submitted</th>
          <th scope="col">Service</th>
        </tr>
      </thead>
      <tbody>
        {enquiries.map((enquiry) => (
          <EnquiryRow key={enquiry.id} enquiry={enquiry} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

interface EnquiryRowProps {
  enquiry: Submission;
  onOpen: (id: string) => void;
}

function EnquiryRow({ enquiry, onOpen }: EnquiryRowProps) {
  const { id, name, email, phone_number, subject, message, status, submitted_at, due_at, service, overdue, assignee } =
    enquiry;
  const preferred = describePreferredTime(enquiry.preferred_day, enquiry.preferred_time);
  return (
    <tr className={classNames(status === "new" && "enquiry-row-new", overdue && "enquiry-row-overdue")}>
      <td>
        <button type="button" className="enquiry-open" aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {name || "Unknown"}
        </button>
        <span className="block text-1">{email ? <a href={replyMailLink(enquiry)}>{email}</a> : "—"}</span>
        {phone_number && (
          <span className="block text-1">
            <a href={telLink(phone_number)}>{phone_number}</a>
          </span>
        )}
      </td>
      <td className="text-1">
        {subject && <strong className="block">{subject}</strong>}
        {preferred && <span className="block">Preferred time: {preferred}</span>}
        {message ? excerpt(message, excerptLength) : "—"}
      </td>
      <td>
        <span className="flex flex-wrap gap-1">
          <StatusBadge status={status} />
          {overdue && (
            <span className="inline-block rounded-s bg-bad-bg px-2 py-0.5 text-1 font-bold text-bad">Overdue</span>
          )}
        </span>
        {assignee && <span className="enquiry-assignee text-1 text-ink2 lg:mt-1 lg:block">{assignee.username}</span>}
      </td>
      <td className="text-1 text-ink2">
        <time dateTime={submitted_at}>{formatDateTime(submitted_at)}</time>
        {overdue && <span className="font-bold text-bad max-lg:ml-3 lg:block">due {formatDateTime(due_at)}</span>}
      </td>
      <td className="text-1 text-ink2">{findService(service)?.label ?? "—"}</td>
    </tr>
  );
}
