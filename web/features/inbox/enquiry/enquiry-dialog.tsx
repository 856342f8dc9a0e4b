import { enquiriesLoadFailureText } from "#web/features/admin-shared/enquiries/messages.ts";
import { useIsWide } from "#web/ui/admin/use-is-wide.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { EnquiryActions } from "./enquiry-actions.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { EnquiryHistory } from "./enquiry-history.tsx";
import { EnquiryMessage } from "./enquiry-message.tsx";
import { EnquiryNotes } from "./enquiry-notes.tsx";
import { EnquiryReply } from "./enquiry-reply.tsx";
import { EnquiryStatusFields } from "./enquiry-status-fields.tsx";
import { useEnquiryDetail } from "./use-enquiry-detail.ts";
import { useEnquiryDraft } from "./use-enquiry-draft.ts";

interface EnquiryDialogProps {
  id: string;
  onClose: () => void;
}

/**
 * One enquiry: the message and the reply, then status, details and history. The notes are below the reply on a phone, and
 * beside it on a desktop. The buttons that send the reply are below it; on a phone they stay in view.
 */
export function EnquiryDialog({ id, onClose }: EnquiryDialogProps) {
  const { enquiry, error, isBusy, retry, change } = useEnquiryDetail(id);
  const draft = useEnquiryDraft(id);
  const failure = !enquiry && error !== undefined ? enquiriesLoadFailureText(error) : undefined;
  const isWide = useIsWide();
  const hasContact = enquiry !== undefined && Boolean(enquiry.email || enquiry.phone_number);
  const actions = hasContact && <EnquiryActions enquiry={enquiry} isBusy={isBusy} change={change} draft={draft} />;
  const notes = enquiry && <EnquiryNotes enquiry={enquiry} isBusy={isBusy} change={change} draft={draft} />;
  return (
    <Dialog
      variant="large"
      title={enquiry ? enquiry.name || "Unknown" : "Enquiry"}
      onClose={onClose}
      footer={!isWide && actions}
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
            <div className="enquiry-reply">
              <EnquiryReply enquiry={enquiry} draft={draft} />
              {isWide && actions}
            </div>
            {!isWide && notes}
          </div>
          <div className="enquiry-column">
            <EnquiryStatusFields enquiry={enquiry} isBusy={isBusy} change={change} />
            <EnquiryFacts enquiry={enquiry} />
            {isWide && notes}
            <EnquiryHistory enquiry={enquiry} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
