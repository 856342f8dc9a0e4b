import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { ServiceSlug } from "#contract/services/services.ts";
import { readReceipts, saveReceipt } from "#web/lib/offline/enquiry-receipts.ts";
import { enquiryMessages, type SuccessMessage, successMessages } from "../messages.ts";
import { createOutboxItem } from "../outbox/create-outbox-item.ts";
import type { DeliveryResult } from "../outbox/deliver-outbox-item.ts";
import { deleteOutboxItem, type OutboxItem, type Refusal, saveOutboxItem, useOutboxItem } from "../outbox/outbox.ts";
import { checkEnquiry, type EnquiryProblems } from "./enquiry-validation.ts";
import { clearForm, focusFirstProblem, readFormValues, serviceField } from "./form-values.ts";
import { useEnquiryDraft } from "./use-enquiry-draft.ts";
import type { PageFormResult } from "./use-page-form-result.ts";

export type EnquiryState =
  | { name: "ready"; problems: EnquiryProblems; refusal?: string }
  | { name: "sending" }
  | { name: "waiting" }
  /** With the words of success where the page itself says it, in place of a toast. */
  | { name: "sent"; reference: string | null; success?: SuccessMessage };

interface EnquiryUse {
  /** The name under which this phone keeps what belongs to the form. */
  name: string;
  service: ServiceSlug;
  success: SuccessMessage | undefined;
  page: PageFormResult;
}

const ready: EnquiryState = { name: "ready", problems: {} };
const loadSending = () => import("../outbox/send-enquiry.ts");

/** A form's life: ready, sending, then sent, waiting for a signal, or given back with what is wrong. */
export function useEnquiryForm({ name, service, success, page }: EnquiryUse) {
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const item = useOutboxItem(name);
  const draft = useEnquiryDraft(form, name);
  const [own, setOwn] = useState<EnquiryState>(() => firstState(page, success ?? successMessages[service]));
  const state: EnquiryState = own.name !== "sending" && item && !item.returned ? { name: "waiting" } : own;
  const isSending = own.name === "sending";
  const focusNote = useRef(false);
  const before = useRef(item);

  const arrived = (reference: string | null) => {
    draft.drop();
    if (form.current) clearForm(form.current);
    setOwn({ name: "sent", reference });
  };
  const takeBack = ({ message, problems }: Refusal) => {
    deleteOutboxItem(name);
    const marked = checkedFields(problems);
    setOwn({ name: "ready", problems: marked, refusal: Object.keys(marked).length > 0 ? undefined : message });
    return marked;
  };

  // The form's own checks speak from here on, not the browser's, which are there for pages without a script.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the page said when it was loaded
  useEffect(() => {
    if (!page.sent || readReceipts().some(({ reference }) => reference === page.sent)) return;
    saveReceipt({ key: null, id: null, reference: page.sent, service, sent_at: new Date().toISOString() });
    draft.drop();
    if (form.current) clearForm(form.current);
  }, []);

  // What became of it while nobody pressed anything here: by itself, or in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the outbox alone
  useEffect(() => {
    const last = before.current;
    before.current = item;
    if (isSending) return;
    if (item?.returned) takeBack(item.returned);
    const receipt = last && !item && readReceipts().find(({ key }) => key === last.key);
    if (receipt) arrived(receipt.reference);
  }, [item]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the note is there when the state has changed
  useEffect(() => {
    if (!focusNote.current) return;
    focusNote.current = false;
    note.current?.focus();
  }, [state.name]);

  const go = async (sent: OutboxItem) => {
    setOwn({ name: "sending" });
    const delivery = await attempt(sent);
    focusNote.current = true;
    if (delivery.state === "sent") arrived(delivery.receipt.reference);
    else if (delivery.state === "returned") {
      const marked = takeBack(delivery.refusal);
      focusNote.current = Object.keys(marked).length === 0;
      if (form.current) focusFirstProblem(form.current, marked);
    } else if (delivery.state === "waiting" && !delivery.kept) {
      setOwn({ name: "ready", problems: {}, refusal: enquiryMessages.failed.text });
    } else setOwn(ready);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    if (item && !item.returned) return go(item);
    const values = readFormValues(event.currentTarget);
    const problems = checkEnquiry(values);
    if (Object.keys(problems).length > 0) {
      setOwn({ name: "ready", problems });
      return focusFirstProblem(event.currentTarget, problems);
    }
    draft.keep();
    const chosen = values[serviceField] as ServiceSlug;
    const words = success ?? successMessages[chosen] ?? successMessages.general;
    return go(createOutboxItem({ form: name, values, since: draft.since.current, success: words }));
  };

  return {
    state,
    note,
    /** Takes a waiting enquiry back into the form. */
    change: () => {
      setOwn(ready);
      deleteOutboxItem(name);
    },
    formProps: {
      ref: form,
      onSubmit: submit,
      onInput: draft.onInput,
      onFocus: () => void loadSending().catch(() => undefined),
    },
  };
}

function firstState({ refused, sent }: PageFormResult, success: SuccessMessage): EnquiryState {
  if (sent) return { name: "sent", reference: sent, success };
  if (!refused) return ready;
  const { "": refusal, ...problems } = refused.problems;
  return { name: "ready", problems, refusal };
}

/** The problems of the fields that a person sees. */
function checkedFields({ name, email, phone_number, message }: Record<string, string>): EnquiryProblems {
  const problems: EnquiryProblems = { name, email, phone_number, message };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** Keeps it first: whatever happens from here on, it is not lost. Without any signal it is not even tried. */
async function attempt(item: OutboxItem): Promise<DeliveryResult> {
  const kept = saveOutboxItem(item);
  if (kept && !navigator.onLine) return { state: "waiting", kept };
  try {
    const { sendEnquiry } = await loadSending();
    return await sendEnquiry(item);
  } catch {
    return { state: "waiting", kept };
  }
}
