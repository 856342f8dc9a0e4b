import type { EnquiryService } from "../services/services.ts";

/** The key of a rejected form in a page's data. */
export const rejectedFormKey = "/form";

/** An enquiry form that was posted without a script and rejected, as the server sends it with the page. */
export interface RejectedForm {
  service: EnquiryService;
  /** What the visitor typed, by field. */
  values: Record<string, string>;
  /** Messages by field; "" is a message about the whole form. */
  problems: Record<string, string>;
}
