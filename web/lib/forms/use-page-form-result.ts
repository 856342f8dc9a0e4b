import { useLocation, useSearchParams } from "react-router-dom";
import { useSWRConfig } from "swr";
import { type RejectedForm, rejectedFormKey } from "#contract/enquiries/rejected-form.ts";
import type { EnquiryService } from "#contract/services/services.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import { isEnquiryId } from "#shared/enquiries/enquiry-reference.ts";

export interface PageFormResult {
  rejected?: RejectedForm | undefined;
  /** Id of the enquiry that was just sent. */
  sent?: string | undefined;
}

/**
 * Returns the result of a form that was posted without a script: rejected, or sent (`?sent=` with the id of the enquiry).
 * Returns nothing on pages that the visitor opens afterwards.
 */
export function usePageFormResult(service: EnquiryService | undefined): PageFormResult {
  const isLoadedPage = useLocation().key === "default";
  const { fallback }: { fallback: PageData } = useSWRConfig();
  const rejected = fallback[rejectedFormKey];
  const sent = useSearchParams()[0].get("sent") ?? "";
  if (!isLoadedPage) return {};
  return {
    rejected: rejected && (service === undefined || rejected.service === service) ? rejected : undefined,
    sent: isEnquiryId(sent) ? sent : undefined,
  };
}
