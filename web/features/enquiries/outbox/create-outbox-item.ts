import { findService, type ServiceSlug } from "#contract/services/services.ts";
import { serviceField } from "../form/form-values.ts";
import type { SuccessMessage } from "../messages.ts";
import type { OutboxItem } from "./outbox.ts";

interface Sending {
  form: string;
  /** Everything the form holds. */
  values: Record<string, string>;
  /** When the form was first shown, in milliseconds. */
  since: number;
  success: SuccessMessage;
}

/** The key that lets it arrive once; made by what every browser has, on plain HTTP too. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** An enquiry as it is sent, at the press of the button. */
export function createOutboxItem({ form, values, since, success }: Sending): OutboxItem {
  const { [serviceField]: chosen = "", ...body } = values;
  const service = (findService(chosen)?.slug ?? "general") as ServiceSlug;
  const elapsed = Date.now() - since;
  return {
    key: newKey(),
    form,
    page: location.pathname + location.search,
    service,
    // A clock that was set back says nothing.
    body: elapsed >= 0 ? { ...body, elapsed_ms: elapsed } : body,
    success,
  };
}
