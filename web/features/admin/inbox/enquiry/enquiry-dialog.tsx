import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { findService } from "#contract/services/services.ts";
import { enquiriesLoadFailureText } from "#web/features/admin/messages.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import { Dialog } from "#web/ui/admin/dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { Link } from "#web/ui/link.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { EnquiryHistory } from "./enquiry-history.tsx";
import { EnquiryNotes } from "./enquiry-notes.tsx";
import { EnquiryReply } from "./enquiry-reply.tsx";
import { EnquiryStatusFields } from "./enquiry-status-fields.tsx";
import { MailStatus } from "./mail-status.tsx";
import { replyMailLink } from "./reply-links.ts";
import { useEnquiryDetail } from "./use-enquiry-detail.ts";
import { useReplyDraft } from "./use-reply-draft.ts";

interface SubmissionDialogProps {
  id: string;
  onClose: () => void;
}

/** One submission: what was written, the answer, where it stands, and what was done with it. */
export function EnquiryDialog({ id, onClose }: SubmissionDialogProps) {
  const { submission, error, isBusy, retry, change } = useEnquiryDetail(id);
  const draft = useReplyDraft(id);
  const title = submission ? `${submission.name || "Unknown"}, ${submission.reference}` : "Submission";
  return (
    <Dialog title={title} onClose={onClose}>
      {!submission && error === undefined && <SkeletonBar className="h-64" />}
      {!submission && error !== undefined && (
        <div role="alert">
          <Notice
            tone="bad"
            title={enquiriesLoadFailureText(error).title}
            action={
              <Button look="quiet" className="-my-1" onClick={retry}>
                Try Again
              </Button>
            }
          >
            <p>{enquiriesLoadFailureText(error).text}</p>
          </Notice>
        </div>
      )}
      {submission && (
        <div className="grid gap-6">
          <Written submission={submission} />
          <EnquiryReply submission={submission} isBusy={isBusy} change={change} draft={draft} />
          <EnquiryStatusFields submission={submission} isBusy={isBusy} change={change} />
          <EnquiryNotes submission={submission} isBusy={isBusy} change={change} draft={draft} />
          <EnquiryHistory submission={submission} />
          <MailStatus mail={submission.mail} />
        </div>
      )}
    </Dialog>
  );
}

function Written({ submission }: { submission: SubmissionDetail }) {
  const { email, phone_number, subject, message, status, service, submitted_at, due_at, overdue } = submission;
  return (
    <section aria-label="Message">
      <p className="flex flex-wrap items-center gap-2 text-1 text-ink2">
        <StatusBadge status={status} />
        {findService(service)?.label ?? "—"}, {formatDateTime(submitted_at)}
      </p>
      <p className={overdue ? "mt-1 text-1 font-bold text-bad" : "mt-1 text-1 text-ink2"}>
        {overdue ? "Overdue: to be answered by" : "To be answered by"} {formatDateTime(due_at)} (Monrovia)
      </p>
      <p className="mt-3">
        {email ? <a href={replyMailLink(submission)}>{email}</a> : "—"}
        {phone_number && (
          <>
            {" · "}
            <a className="underline whitespace-nowrap" href={telLink(phone_number)}>
              {phone_number}
            </a>
          </>
        )}
      </p>
      <About submission={submission} />
      {subject && <h3 className="mt-3">{subject}</h3>}
      <p className="mt-2 max-w-[65ch] border-l-4 border-line pl-4 whitespace-pre-line">{message || "—"}</p>
    </section>
  );
}

/** The page of what the person asks about. */
function About({ submission: { property_uuid, professional_id, course_id } }: { submission: SubmissionDetail }) {
  const places: [string | null, string, (id: string) => string][] = [
    [property_uuid, "The home they ask about", paths.property],
    [professional_id, "The doctor they ask for", paths.doctor],
    [course_id, "The course they ask about", paths.course],
  ];
  return places.map(
    ([id, label, pathOf]) =>
      id && (
        <p key={label} className="mt-1">
          <Link to={pathOf(id)}>{label}</Link>
        </p>
      ),
  );
}
