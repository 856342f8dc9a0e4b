import type { SubmissionChange, SubmissionDetail } from "#contract/enquiries/submission.ts";
import type { EnquiryDraft } from "./use-enquiry-draft.ts";

/** Props of the sections of the enquiry dialog. */
export interface EnquirySectionProps {
  enquiry: SubmissionDetail;
  isBusy: boolean;
  /** Resolves to whether the change was saved. */
  change: (body: SubmissionChange) => Promise<boolean>;
  draft: EnquiryDraft;
}
