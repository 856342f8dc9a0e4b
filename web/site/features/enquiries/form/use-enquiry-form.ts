import { type SubmitEvent, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { ServiceSlug } from "#contract/services/services.ts";
import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { type FormState, readyForm, useForm } from "#web/lib/forms/use-form.ts";
import type { PageFormResult } from "#web/lib/forms/use-page-form-result.ts";
import { readReceipts, saveReceipt } from "#web/lib/offline/enquiry-receipts.ts";
import { deleteOutboxItem, type OutboxItem, type Refusal, useOutboxItem } from "#web/lib/outbox/outbox.ts";
import { PageReceipts } from "#web/lib/page/page-receipts.ts";
import { useStoredFormName } from "#web/site/lib/drafts/use-stored-form-name.ts";
import { accountOfForm } from "#web/site/lib/drafts/visitor-forms.ts";
import { clearTypedValues } from "#web/site/lib/forms/typed-values.ts";
import { useVisitorDraft } from "#web/site/lib/forms/use-visitor-draft.ts";
import { loadDelivery, saveAndSend } from "#web/site/lib/outbox/save-and-send.ts";
import { clearToast, mountToastRegion, showToast } from "#web/ui/feedback/toast.tsx";
import { enquiryMessages, type SuccessMessage, successMessages } from "../messages.ts";
import { createOutboxItem } from "./create-outbox-item.ts";
import type { SentEnquiry } from "./enquiry-receipt.tsx";
import { checkEnquiry, enquiryFieldNames } from "./enquiry-validation.ts";
import { serviceField, typedFields } from "./typed-values.ts";

/** The draft of a form in which the visitor chooses the service includes the choice. */
const draftFields = [...typedFields, serviceField];

type LocalState = FormState<SentEnquiry>;
/** `waiting`: in the outbox, until this browser is online and the service is available. */
export type EnquiryState = LocalState | { name: "waiting"; item: OutboxItem };

interface EnquiryFormOptions {
  /** The form's name without an account. Its draft and outbox item have the stored name, which includes the account. */
  form: string;
  service: ServiceSlug;
  success: SuccessMessage | undefined;
  /** The result of this form if it was posted without a script. */
  postedResult: PageFormResult;
  openingMessage?: string | undefined;
  /** Path and query of the page with this form, if it is not the current one. */
  path?: string | undefined;
}

/** Sends an enquiry through the outbox, and follows the outbox when the enquiry is sent later or in another tab. */
export function useEnquiryForm(options: EnquiryFormOptions) {
  const { service, success, postedResult, openingMessage, path } = options;
  const storedName = useStoredFormName(options.form, () => clear());
  const item = useOutboxItem(storedName);
  const previousItem = useRef(item);
  const receipts = use(PageReceipts);
  const hasErrorToast = useRef(false);
  const { state, setState, run, form, notice, formProps } = useForm<SentEnquiry>({
    check: checkEnquiry,
    send: (values) => {
      draft.save();
      closeErrorToast();
      const chosen = values[serviceField] as ServiceSlug;
      const message = success ?? successMessages[chosen] ?? successMessages.general;
      const since = draft.since.current;
      return deliver(createOutboxItem({ form: storedName, values, since, success: message, page: path }));
    },
    initialState: () => {
      const result = receipts?.get(options.form);
      return result
        ? { name: "done", result }
        : readPostedResult(postedResult, service, success ?? successMessages[service]);
    },
  });
  const draft = useVisitorDraft(form, {
    storedName,
    anonymousName: options.form,
    fields: draftFields,
    textFields: enquiryFieldNames,
    openingMessage,
  });
  const isSending = state.name === "sending";
  const waiting = item?.returned ? undefined : item;

  const clear = () => {
    draft.discard();
    if (form.current) clearTypedValues(form.current, typedFields);
  };
  const finish = (sent: OutboxItem, reference: string | null): LocalState => {
    clear();
    hasErrorToast.current = false;
    showToast({ tone: "good", ...sent.success, reference });
    const result = { reference, service: sent.service };
    receipts?.set(options.form, result);
    return { name: "done", result };
  };
  const showFailure = () => {
    hasErrorToast.current = true;
    showToast({ tone: "bad", ...enquiryMessages.failed });
  };
  /** Once the visitor goes on, the notice above the fields is enough. */
  const closeErrorToast = () => {
    if (hasErrorToast.current) clearToast();
    hasErrorToast.current = false;
  };
  /** Takes a refused enquiry out of the outbox and shows why it was refused. */
  const reject = ({ message, problems }: Refusal): LocalState => {
    deleteOutboxItem(storedName);
    const visible = pickVisibleProblems(problems);
    if (Object.keys(visible).length === 0) showFailure();
    return { name: "ready", problems: visible, failure: Object.keys(visible).length > 0 ? undefined : message };
  };
  const deliver = async (sent: OutboxItem): Promise<LocalState> => {
    const delivery = await saveAndSend(sent);
    if (delivery.state === "sent") return finish(sent, delivery.receipt.reference);
    if (delivery.state === "returned") return reject(delivery.refusal);
    if (delivery.state === "superseded") return readyForm;
    // Without a connection nothing was tried: the enquiry waits.
    if (navigator.onLine || !delivery.isSaved) showFailure();
    if (delivery.isSaved) return readyForm;
    return { ...readyForm, failure: enquiryMessages.notStored };
  };

  useEffect(mountToastRegion, []);
  /** Stores the receipt of the result that the page was loaded with. */
  const storePostedReceipt = useEffectEvent(() => {
    const id = postedResult.sent;
    if (!id || readReceipts().some((receipt) => receipt.id === id)) return;
    const account = accountOfForm(storedName);
    saveReceipt({
      key: null,
      id,
      reference: enquiryReference(id),
      service,
      account,
      sent_at: new Date().toISOString(),
    });
    clear();
  });
  useEffect(() => storePostedReceipt(), []);

  /** The enquiry may be sent in the background or in another tab. */
  const showSent = useEffectEvent((current: OutboxItem | undefined) => {
    const previous = previousItem.current;
    previousItem.current = current;
    if (isSending || !previous || current) return;
    const receipt = readReceipts().find(({ key }) => key === previous.key);
    if (receipt) setState(finish(previous, receipt.reference));
  });
  // In the same step as the button changes, because a tap in between would send the emptied form.
  useLayoutEffect(() => showSent(item), [item]);
  /** The server may also refuse the enquiry. This runs after the effect that fills in its fields. */
  const showReturned = useEffectEvent((current: OutboxItem | undefined) => {
    if (current?.returned && !isSending) setState(reject(current.returned));
  });
  useEffect(() => showReturned(item), [item]);

  return {
    state: waiting && !isSending ? ({ name: "waiting", item: waiting } as const) : state,
    notice,
    /** Takes a waiting enquiry back into the form. */
    edit: async () => {
      if (!waiting) return;
      closeErrorToast();
      const { withdrawOutboxItem } = await loadDelivery();
      if (await withdrawOutboxItem(waiting)) setState(readyForm);
    },
    formProps: {
      ...formProps,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (!waiting) return formProps.onSubmit(event);
        event.preventDefault();
        closeErrorToast();
        return run(() => deliver(waiting));
      },
      onInput: () => {
        closeErrorToast();
        formProps.onInput();
        draft.saveLater();
      },
      onFocus: () => void loadDelivery().catch(() => undefined),
    },
  };
}

function readPostedResult(
  { rejected, sent }: PageFormResult,
  service: ServiceSlug,
  success: SuccessMessage,
): LocalState {
  if (sent) return { name: "done", result: { reference: enquiryReference(sent), service, success } };
  if (!rejected) return readyForm;
  const { "": failure, ...problems } = rejected.problems;
  return { name: "ready", problems, failure };
}

/** Keeps the problems of fields that the visitor can see. */
function pickVisibleProblems(problems: TextValues): TextValues {
  return Object.fromEntries(enquiryFieldNames.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])));
}
