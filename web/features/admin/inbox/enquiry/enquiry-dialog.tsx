import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { enquiriesLoadFailureText } from "../messages.ts";
import { EnquiryHistory } from "./enquiry-history.tsx";
import { EnquiryMessage } from "./enquiry-message.tsx";
import { EnquiryNotes } from "./enquiry-notes.tsx";
import { EnquiryReply } from "./enquiry-reply.tsx";
import { EnquiryStatusFields } from "./enquiry-status-fields.tsx";
import { MailStatus } from "./mail-status.tsx";
import { useEnquiryDetail } from "./use-enquiry-detail.ts";
import { useEnquiryDraft } from "./use-enquiry-draft.ts";

interface EnquiryDialogProps {
  id: string;
  onClose: () => void;
}

/** One enquiry: the message, the reply, status, notes and history. */
export function EnquiryDialog({ id, onClose }: EnquiryDialogProps) {
  const { enquiry, error, isBusy, retry, change } = useEnquiryDetail(id);
  const draft = useEnquiryDraft(id);
  const failure = !enquiry && error !== undefined ? enquiriesLoadFailureText(error) : undefined;
  return (
    <Dialog
      variant="large"
      title={enquiry ? `${enquiry.name || "Unknown"}, ${enquiry.reference}` : "Enquiry"}
      onClose={onClose}
    >
      {!enquiry && !failure && <SkeletonBar className="h-64" />}
      {failure && (
        <div role="alert">
          <Notice
            tone="bad"
            title={failure.title}
            action={
              <Button look="quiet" className="-my-1" onClick={retry}>
                Try Again
              </Button>
            }
          >
            <p>{failure.text}</p>
          </Notice>
        </div>
      )}
      {enquiry && (
        <div className="grid gap-6">
          <EnquiryMessage enquiry={enquiry} />
          <EnquiryReply enquiry={enquiry} isBusy={isBusy} change={change} draft={draft} />
          <EnquiryStatusFields enquiry={enquiry} isBusy={isBusy} change={change} />
          <EnquiryNotes enquiry={enquiry} isBusy={isBusy} change={change} draft={draft} />
          <EnquiryHistory enquiry={enquiry} />
          <MailStatus mail={enquiry.mail} />
        </div>
      )}
    </Dialog>
  );
}
