import { hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import { cleanContactText } from "#contract/people/contact-text.ts";
import { cleanPhoneText } from "#contract/people/phone-text.ts";
import { findService } from "#contract/services/services.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { serviceField } from "../form/typed-values.ts";
import type { SuccessMessage } from "../messages.ts";
import type { OutboxItem } from "./outbox.ts";

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

/** Returns a random idempotency key. `crypto.randomUUID` is missing on plain HTTP. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function createOutboxItem({ form, values, since, success, page }: NewEnquiry): OutboxItem {
  const { [serviceField]: chosen = "", [hiddenFieldName]: website = "", ...typed } = values;
  const body: TextValues = {
    ...typed,
    website,
    ...(typed.email !== undefined && { email: cleanContactText(typed.email) }),
    ...(typed.phone_number !== undefined && { phone_number: cleanPhoneText(typed.phone_number) }),
  };
  const service = findService(chosen)?.slug ?? "general";
  const elapsed = Date.now() - since;
  return {
    key: createKey(),
    form,
    page: page ?? location.pathname + location.search,
    service,
    // A negative time means that the clock was set back.
    body: elapsed >= 0 ? { ...body, elapsed_ms: elapsed } : body,
    success,
  };
}
