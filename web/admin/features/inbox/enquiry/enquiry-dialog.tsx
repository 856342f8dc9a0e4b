import { useState } from "react";
import type { AlertContact } from "#contract/alerts/push-message.ts";
import { ContactQuestion } from "#web/admin/features/shared/enquiries/contact-question.tsx";
import { enquiriesLoadFailureText } from "#web/admin/features/shared/enquiries/messages.ts";
import { FailedBlock } from "#web/admin/ui/failed-state.tsx";
import { SeldomButton } from "#web/admin/ui/seldom-button.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { EnquiryNextStep } from "../next-step/enquiry-next-step.tsx";
import { AlsoOpen } from "../person/also-open.tsx";
import { EnquiryPerson } from "../person/enquiry-person.tsx";
import { EnquiryNeighbours } from "../viewing/enquiry-neighbours.tsx";
import { useViewing } from "../viewing/use-viewing.ts";
import { ViewersNotice } from "../viewing/viewers-notice.tsx";
import { ChosenContact } from "./chosen-contact.tsx";
import { EnquiryActions } from "./enquiry-actions.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { EnquiryHistory } from "./enquiry-history.tsx";
import { EnquiryMessage, EnquiryOrigin } from "./enquiry-message.tsx";
import { EnquiryNotes } from "./enquiry-notes.tsx";
import { EnquiryReply } from "./enquiry-reply.tsx";
import { EnquiryStatusFields } from "./enquiry-status-fields.tsx";
import { useEnquiryDetail } from "./use-enquiry-detail.ts";
import { useEnquiryDraft } from "./use-enquiry-draft.ts";
import { useRecordContact } from "./use-record-contact.ts";

/** The field of the reply is as high as the other column allows. */
const columnClass = "grid grid-cols-1 content-start gap-6";

interface EnquiryDialogProps {
  id: string;
  /** The ids of the list, in its order. */
  ids: readonly string[];
  /** How the colleague chose to reach the sender in a notification. */
  contact: AlertContact | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/**
 * One enquiry: the message and the reply, then status, details and history. The notes are below the reply, on a
 * desktop beside it while an answer is due, like the history. The buttons that send the reply stay in view.
 */
export function EnquiryDialog({ id, ids, contact, onOpen, onClose }: EnquiryDialogProps) {
  useViewing(id);
  // The address forgets it. An alert may choose it while the enquiry is open.
  const [chosen, setChosen] = useState(contact);
  if (contact && contact !== chosen) setChosen(contact);
  const { enquiry, error, isBusy, retry, change } = useEnquiryDetail(id);
  const draft = useEnquiryDraft(id);
  const contacting = useRecordContact(id, draft);
  const { note, question } = contacting;
  const hasFailed = !enquiry && error !== undefined;
  const isWide = useIsWide();
  // The reply leaves room once it is folded.
  const hasNotesBelow = !isWide || !enquiry?.awaits_answer;
  // An erased enquiry has no name.
  const actions = enquiry?.name && (
    <>
      {question && <ContactQuestion name={enquiry.name} by={question.by} onAnswer={question.answer} />}
      <EnquiryActions enquiry={enquiry} isBusy={isBusy} change={change} draft={draft} contact={contacting} />
    </>
  );
  const notes = enquiry && <EnquiryNotes enquiry={enquiry} isBusy={isBusy} change={change} draft={draft} />;
  return (
    <Dialog variant="large" title={enquiry ? enquiry.name || "Unknown" : "Enquiry"} onClose={onClose} footer={actions}>
      <div className="-mt-2 -mr-3 mb-2 flex min-h-touch items-center gap-x-3 empty:hidden lg:mb-3">
        {enquiry && <EnquiryOrigin enquiry={enquiry} />}
        <EnquiryNeighbours id={id} ids={ids} onOpen={onOpen} />
      </div>
      {!enquiry && !hasFailed && <SkeletonBar className="h-64" />}
      {hasFailed && <FailedBlock {...enquiriesLoadFailureText(error)} error={error} onRetry={retry} />}
      {enquiry && (
        <div className="grid grid-cols-1 content-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div
            className={classNames(columnClass, enquiry.awaits_answer && "lg:grid-rows-[auto_1fr] lg:content-stretch")}
          >
            <div className="flex flex-col gap-4">
              {chosen && <ChosenContact enquiry={enquiry} contact={chosen} note={note} />}
              <ViewersNotice viewers={enquiry.viewers} />
              <EnquiryMessage enquiry={enquiry} />
              <AlsoOpen enquiry={enquiry} onOpen={onOpen} />
            </div>
            <EnquiryReply enquiry={enquiry} draft={draft} />
            {hasNotesBelow && notes}
            {isWide && hasNotesBelow && <EnquiryHistory enquiry={enquiry} />}
          </div>
          <div className={`${columnClass} border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6`}>
            <EnquiryStatusFields enquiry={enquiry} change={change} />
            <div className="grid grid-cols-1 gap-2">
              <EnquiryFacts enquiry={enquiry} note={note} />
              <EnquiryPerson enquiry={enquiry}>
                <SeldomButton busy={isBusy} onClick={() => change({ spam: !enquiry.spam })}>
                  {enquiry.spam ? "Not spam" : "Move to spam"}
                </SeldomButton>
              </EnquiryPerson>
            </div>
            <EnquiryNextStep enquiry={enquiry} />
            {!hasNotesBelow && notes}
            {!(isWide && hasNotesBelow) && <EnquiryHistory enquiry={enquiry} />}
          </div>
        </div>
      )}
    </Dialog>
  );
}
