import { useLocation, useSearchParams } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { ServiceSlug } from "#contract/services/services.ts";
import type { EnquiryProblems } from "./enquiry-validation.ts";

/**
 * The page's data about a form that was sent without a script and refused: what was typed, and what is wrong by field,
 * the whole form's own problem under "" (worker/pages/receive-enquiry-form.ts).
 */
interface RefusedForm {
  service: ServiceSlug;
  values: Record<string, string>;
  problems: EnquiryProblems & { ""?: string };
}

const pageDataKey = "/form";
const referencePattern = /^E-[\dA-F]{8}$/;

export interface PageFormResult {
  refused?: RefusedForm;
  /** The reference of what has just arrived. */
  sent?: string;
}

/**
 * What the page itself says about its form when it was sent without a script: refused, or sent (`?sent=E-1234ABCD`).
 * Only the page that was loaded says it, none that the visitor moves on to.
 */
export function usePageFormResult(service: ServiceSlug | undefined): PageFormResult {
  const isLoadedPage = useLocation().key === "default";
  const refused = useSWRConfig().fallback[pageDataKey] as RefusedForm | undefined;
  const sent = useSearchParams()[0].get("sent") ?? "";
  if (!isLoadedPage) return {};
  return {
    refused: refused && (service === undefined || refused.service === service) ? refused : undefined,
    sent: referencePattern.test(sent) ? sent : undefined,
  };
}
