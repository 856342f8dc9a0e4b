import { hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import { findService } from "#contract/services/services.ts";
import { cleanContactText } from "#shared/people/contact-text.ts";
import { cleanPhoneText } from "#shared/people/phone-text.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { createOutboxKey, type OutboxItem } from "#web/lib/outbox/outbox.ts";
import { readVisitStart } from "#web/lib/visits/read-visit-start.ts";
import type { SuccessMessage } from "../messages.ts";
import { noEmailField } from "./enquiry-validation.ts";
import { serviceField } from "./typed-values.ts";

interface NewEnquiry {
  form: string;
  /** All values of the form. */
  values: TextValues;
  /** When the form was first shown, in milliseconds. */
  since: number;
  success: SuccessMessage;
  /** Path and query of the page with this form, if it is not the current one. */
  page?: string | undefined;
}

export function createOutboxItem({ form, values, since, success, page }: NewEnquiry): OutboxItem {
  const {
    [serviceField]: chosen = "",
    [hiddenFieldName]: website = "",
    [noEmailField]: noEmail,
    email,
    ...typed
  } = values;
  const source = readVisitStart();
  const body: OutboxItem["body"] = {
    ...typed,
    website,
    ...(source && { source }),
    // An address that was typed before the checkbox was ticked is not sent.
    ...(noEmail ? { no_email: true } : email !== undefined && { email: cleanContactText(email) }),
    ...(typed.phone_number !== undefined && { phone_number: cleanPhoneText(typed.phone_number) }),
  };
  const service = findService(chosen)?.slug ?? "general";
  const elapsed = Date.now() - since;
  return {
    key: createOutboxKey(),
    form,
    page: page ?? location.pathname + location.search,
    service,
    // A negative time means that the clock was set back.
    body: elapsed >= 0 ? { ...body, elapsed_ms: elapsed } : body,
    success,
  };
}
