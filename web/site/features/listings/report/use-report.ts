import { type RefObject, useRef, useState } from "react";
import { hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import type { PageFormResult } from "#web/lib/forms/use-page-form-result.ts";
import { createOutboxKey } from "#web/lib/outbox/outbox.ts";
import { readVisitStart } from "#web/lib/visits/read-visit-start.ts";

type Problems = Readonly<Record<string, string>>;
export type ReportState =
  | { name: "ready"; problems: Problems }
  | { name: "sending"; reason: string; problems: Problems }
  | { name: "sent"; reference: string };

const notSent = "Not sent. Check your connection and try again, or call us.";

/** Returns the messages of a failure by field; "" is a message about the whole form. */
function readProblems(error: unknown): Problems {
  if (!(error instanceof ApiError) || error.status >= 500) return { "": notSent };
  const problems = readFieldProblems(error.body);
  return Object.keys(problems).length > 0 ? problems : { "": error.detail ?? notSent };
}

/**
 * Sends a report: a reason, by default the text of the form. A repeated report has the same key, so that it is stored once.
 */
export function useReport(uuid: string | undefined, { sent, rejected }: PageFormResult) {
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef(new Map<string, string>());
  const [state, setState] = useState<ReportState>(
    sent ? { name: "sent", reference: enquiryReference(sent) } : { name: "ready", problems: rejected?.problems ?? {} },
  );
  const send = async (reason = readField(form, "message")) => {
    const phone_number = readField(form, "phone_number");
    const source = readVisitStart();
    const body = {
      property_uuid: uuid ?? null,
      message: reason,
      phone_number: phone_number || null,
      website: readField(form, hiddenFieldName),
      ...(source && { source }),
    };
    const idempotencyKey = keys.current.get(JSON.stringify(body)) ?? createOutboxKey();
    keys.current.set(JSON.stringify(body), idempotencyKey);
    setState({ name: "sending", reason, problems: {} });
    try {
      const { reference } = await apiSend("POST /public/reports", { body, idempotencyKey, isAnonymous: true });
      setState({ name: "sent", reference });
    } catch (error) {
      setState({ name: "ready", problems: readProblems(error) });
    }
  };
  return { state, form, send };
}

function readField({ current }: RefObject<HTMLFormElement | null>, name: string): string {
  const field = current?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "";
}
