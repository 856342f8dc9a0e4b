import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { enquiriesLoadFailureText } from "../messages.ts";
import { EnquiryContact } from "./enquiry-contact.tsx";
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
  const hasContact = enquiry !== undefined && Boolean(enquiry.email || enquiry.phone_number);
  return (
    <Dialog
      variant="large"
      title={enquiry ? enquiry.name || "Unknown" : "Enquiry"}
      onClose={onClose}
      footer={hasContact && <EnquiryContact enquiry={enquiry} draft={draft} />}
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
        <div className="enquiry-columns">
          <div className="enquiry-column">
            <EnquiryMessage enquiry={enquiry} />
            <EnquiryReply enquiry={enquiry} isBusy={isBusy} change={change} draft={draft} />
          </div>
          <div className="enquiry-column">
            <EnquiryStatusFields enquiry={enquiry} isBusy={isBusy} change={change} />
            <EnquiryNotes enquiry={enquiry} isBusy={isBusy} change={change} draft={draft} />
            <EnquiryHistory enquiry={enquiry} />
            <MailStatus mail={enquiry.mail} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
