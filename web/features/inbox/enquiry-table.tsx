import type { MouseEvent } from "react";
import { describePreferredTime } from "#contract/enquiries/describe-preferred-time.ts";
import type { Submission } from "#contract/enquiries/submission.ts";
import { findService } from "#contract/services/services.ts";
import { describeDueDay } from "#web/features/admin-shared/enquiries/describe-due-day.ts";
import { possibleSpamLabel } from "#web/features/admin-shared/enquiries/enquiry-labels.ts";
import { EnquiryBadges } from "#web/features/admin-shared/enquiries/status-badge.tsx";
import { excerpt } from "#web/lib/format/excerpt.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { classNames } from "#web/lib/page/class-names.ts";

/** Characters of the message that the table shows. */
const excerptLength = 100;

interface EnquiryTableProps {
  enquiries: readonly Submission[];
  /** True while these are the enquiries of the previous filters and the new ones are loading. */
  isStale: boolean;
  onOpen: (id: string) => void;
}

/** The enquiries as a table on the desktop and as lines of a mail app on a phone. */
export function EnquiryTable({ enquiries, isStale, onOpen }: EnquiryTableProps) {
  return (
    <table className="enquiry-table" aria-busy={isStale}>
      <caption className="sr-only">Contact submissions, overdue first, then newest first</caption>
      <thead className="max-lg:sr-only">
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
  const openUnlessSelecting = (event: MouseEvent<HTMLElement>) => {
    // A drag selects text, such as a phone number to copy, and opens nothing.
    if (getSelection()?.type === "Range") return;
    // The dialog gives the focus back to where it was.
    event.currentTarget.querySelector("button")?.focus({ preventScroll: true });
    onOpen(id);
  };
  return (
    // The button with the name takes the keys; a click anywhere in the row counts as one on the button.
    <tr
      className={classNames("enquiry-row", status === "new" && "enquiry-row-new", overdue && "enquiry-row-overdue")}
      onClick={openUnlessSelecting}
    >
      <td>
        <button type="button" className="enquiry-open" aria-haspopup="dialog">
          {name || "Unknown"}
        </button>
        <span className="enquiry-contact">
          <span className={phone_number ? "enquiry-email" : undefined}>{email || "—"}</span>
          {phone_number && <span className="whitespace-nowrap">{phone_number}</span>}
        </span>
      </td>
      <td>
        <span className="enquiry-text">
          {subject && <strong>{subject}</strong>}
          {preferred && <span>{`Preferred time: ${preferred}`}</span>}
          <span>{message ? excerpt(message, excerptLength) : "—"}</span>
        </span>
      </td>
      <td>
        <span className="enquiry-states">
          <EnquiryBadges status={status} overdue={overdue} />
          {enquiry.possible_spam && <span className="text-1 font-bold text-warn">{possibleSpamLabel}</span>}
        </span>
        {assignee && (
          <span className="enquiry-assignee">
            <span className="lg:sr-only">Assigned to </span>
            <span className="max-lg:hidden" aria-hidden="true">
              →{" "}
            </span>
            <span>{assignee.username}</span>
          </span>
        )}
      </td>
      <td>
        {/* On a phone, the time that matters is the one in red. */}
        <time className={overdue ? "max-lg:sr-only" : undefined} dateTime={submitted_at}>
          {formatDateTime(submitted_at)}
        </time>
        {overdue && <span className="enquiry-due text-bad">{`due ${describeDueDay(due_at)}`}</span>}
      </td>
      <td>
        <span className="enquiry-about">
          <span>{findService(service)?.label ?? "—"}</span>
          {enquiry.property_reference && <span className="whitespace-nowrap">{enquiry.property_reference}</span>}
        </span>
      </td>
    </tr>
  );
}
