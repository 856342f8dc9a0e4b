import { useLocation } from "react-router-dom";
import { useSWRConfig } from "swr";
import { isEnquiryId } from "#contract/enquiries/enquiry-reference.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import type { FieldMessages, TextValues } from "#web/lib/forms/check-form.ts";
import { useQueryParams } from "#web/lib/page/use-query-params.ts";

/**
 * A form that was posted without a script and refused, as the server sends it with the page. `problems` holds messages
 * by field name; the key "" is a message about the whole form.
 */
interface RefusedForm {
  service: ServiceSlug;
  values: TextValues;
  problems: FieldMessages;
}

const pageDataKey = "/form";

export interface PageFormResult {
  refused?: RefusedForm;
  /** Id of the enquiry that was just sent. */
  sent?: string;
}

/**
 * Returns the result of a form that was posted without a script: refused, or sent (`?sent=` with the id of the enquiry).
 * Returns nothing on pages that the visitor opens afterwards.
 */
export function usePageFormResult(service: ServiceSlug | undefined): PageFormResult {
  const isLoadedPage = useLocation().key === "default";
  const refused = useSWRConfig().fallback[pageDataKey] as RefusedForm | undefined;
  const sent = useQueryParams().get("sent") ?? "";
  if (!isLoadedPage) return {};
  return {
    refused: refused && (service === undefined || refused.service === service) ? refused : undefined,
    sent: isEnquiryId(sent) ? sent : undefined,
  };
}
