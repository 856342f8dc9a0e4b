import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { serviceOf } from "#contract/services/services.ts";
import { loadFailure } from "#web/features/admin/messages.ts";
import { formatMoment } from "#web/lib/format/format-date-time.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import { Dialog } from "#web/ui/admin/dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/feedback/notice.tsx";
import { Bone } from "#web/ui/feedback/skeleton-bar.tsx";
import { Link } from "#web/ui/link.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { SubmissionHistory } from "./enquiry-history.tsx";
import { SubmissionNotes } from "./enquiry-notes.tsx";
import { SubmissionReply } from "./enquiry-reply.tsx";
import { SubmissionStanding } from "./enquiry-status-fields.tsx";
import { MailStanding } from "./mail-status.tsx";
import { mailLink } from "./reply-links.ts";
import { useSubmission } from "./use-enquiry-detail.ts";
import { useAnswerDraft } from "./use-reply-draft.ts";

interface SubmissionDialogProps {
  id: string;
  onClose: () => void;
}

/** One submission: what was written, the answer, where it stands, and what was done with it. */
export function SubmissionDialog({ id, onClose }: SubmissionDialogProps) {
  const { submission, error, isBusy, retry, change } = useSubmission(id);
  const draft = useAnswerDraft(id);
  const title = submission ? `${submission.name || "Unknown"}, ${submission.reference}` : "Submission";
  return (
    <Dialog title={title} onClose={onClose}>
      {!submission && error === undefined && <Bone className="h-64" />}
      {!submission && error !== undefined && (
        <div role="alert">
          <Note
            tone="bad"
            title={loadFailure(error).title}
            action={
              <Button look="quiet" className="-my-1" onClick={retry}>
                Try Again
              </Button>
            }
          >
            <p>{loadFailure(error).text}</p>
          </Note>
        </div>
      )}
      {submission && (
        <div className="grid gap-6">
          <Written submission={submission} />
          <SubmissionReply submission={submission} isBusy={isBusy} change={change} draft={draft} />
          <SubmissionStanding submission={submission} isBusy={isBusy} change={change} />
          <SubmissionNotes submission={submission} isBusy={isBusy} change={change} draft={draft} />
          <SubmissionHistory submission={submission} />
          <MailStanding mail={submission.mail} />
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
        {serviceOf(service)?.label ?? "—"}, {formatMoment(submitted_at)}
      </p>
      <p className={overdue ? "mt-1 text-1 font-bold text-bad" : "mt-1 text-1 text-ink2"}>
        {overdue ? "Overdue: to be answered by" : "To be answered by"} {formatMoment(due_at)} (Monrovia)
      </p>
      <p className="mt-3">
        {email ? <a href={mailLink(submission)}>{email}</a> : "—"}
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
