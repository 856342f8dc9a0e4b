import type { EnquiryChange, EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import type { EnquiryDraft } from "./use-enquiry-draft.ts";

/** Props of the sections of the enquiry dialog. */
export interface EnquirySectionProps {
  enquiry: EnquiryDetail;
  isBusy: boolean;
  /** Resolves to whether the change was saved. */
  change: (body: EnquiryChange) => Promise<boolean>;
  draft: EnquiryDraft;
}
