import type { Submission } from "#contract/enquiries/submission.ts";
import { findService } from "#contract/services/services.ts";
import { excerpt } from "#web/lib/format/excerpt.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import { replyMailLink } from "./enquiry/reply-links.ts";
import { StatusBadge } from "./status-badge.tsx";

/** As much of a message is shown in the table (accounts-and-admin.md, section 9). */
const shownLength = 100;

interface SubmissionTableProps {
  submissions: readonly Submission[];
  /** Those of the address before, while the asked ones are on their way. */
  isStale: boolean;
  onOpen: (id: string) => void;
}

/** The submissions: a table on the desktop; on a phone each row is a card. */
export function EnquiryTable({ submissions, isStale, onOpen }: SubmissionTableProps) {
  return (
    <table className="submissions mt-2" aria-busy={isStale}>
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
        {submissions.map((submission) => (
          <SubmissionRow key={submission.id} submission={submission} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

interface SubmissionRowProps {
  submission: Submission;
  onOpen: (id: string) => void;
}

function SubmissionRow({ submission, onOpen }: SubmissionRowProps) {
  const { id, name, email, phone_number, subject, message, status, submitted_at, service, overdue, assignee } =
    submission;
  return (
    <tr className={classNames(status === "new" && "submissions-new", overdue && "submissions-overdue")}>
      <td>
        <button type="button" className="submissions-open" aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {name || "Unknown"}
        </button>
        <span className="block text-1">{email ? <a href={replyMailLink(submission)}>{email}</a> : "—"}</span>
        {phone_number && (
          <span className="block text-1">
            <a href={telLink(phone_number)}>{phone_number}</a>
          </span>
        )}
      </td>
      <td className="text-1">
        {subject && <strong className="block">{subject}</strong>}
        {message ? excerpt(message, shownLength) : "—"}
      </td>
      <td>
        <span className="flex flex-wrap gap-1">
          <StatusBadge status={status} />
          {overdue && (
            <span className="inline-block rounded-s bg-bad-bg px-2 py-0.5 text-1 font-bold text-bad">Overdue</span>
          )}
        </span>
        {assignee && <span className="mt-1 block text-1 text-ink2">{assignee.username}</span>}
      </td>
      <td className="text-1 text-ink2">
        <time dateTime={submitted_at}>{formatDateTime(submitted_at)}</time>
        {overdue && <span className="block font-bold text-bad">due {formatDateTime(submission.due_at)}</span>}
      </td>
      <td className="text-1 text-ink2">{findService(service)?.label ?? "—"}</td>
    </tr>
  );
}
