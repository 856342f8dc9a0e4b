import { type SubmitEvent, useEffect, useRef } from "react";
import { enquiryReference } from "#contract/enquiries/enquiry-reference.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { accountOfForm } from "#web/lib/drafts/visitor-forms.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { type FormState, readyForm, useForm } from "#web/lib/forms/use-form.ts";
import { readReceipts, saveReceipt } from "#web/lib/offline/enquiry-receipts.ts";
import { clearToast, mountToastRegion, showToast } from "#web/ui/feedback/toast.tsx";
import { enquiryMessages, type SuccessMessage, successMessages } from "../messages.ts";
import { createOutboxItem } from "../outbox/create-outbox-item.ts";
import type { DeliveryResult } from "../outbox/deliver-outbox-item.ts";
import { deleteOutboxItem, type OutboxItem, type Refusal, saveOutboxItem, useOutboxItem } from "../outbox/outbox.ts";
import { checkEnquiry, enquiryFieldNames } from "./enquiry-validation.ts";
import { type SentEnquiry, useSentEnquiry } from "./sent-enquiries.ts";
import { clearTypedValues, serviceField } from "./typed-values.ts";
import { useEnquiryDraft } from "./use-enquiry-draft.ts";
import type { PageFormResult } from "./use-page-form-result.ts";
import { useStoredFormName } from "./use-stored-form-name.ts";

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

const loadDelivery = () => import("../outbox/deliver-outbox-item.ts");

/** Sends an enquiry through the outbox, and follows the outbox when the enquiry is sent later or in another tab. */
export function useEnquiryForm(options: EnquiryFormOptions) {
  const { service, success, postedResult, openingMessage, path } = options;
  const storedName = useStoredFormName(options.form, () => clear());
  const item = useOutboxItem(storedName);
  const previousItem = useRef(item);
  const kept = useSentEnquiry(options.form);
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
      const result = kept.read();
      return result
        ? { name: "done", result }
        : readPostedResult(postedResult, service, success ?? successMessages[service]);
    },
  });
  const draft = useEnquiryDraft(form, { storedName, anonymousName: options.form, openingMessage });
  const isSending = state.name === "sending";
  const waiting = item?.returned ? undefined : item;

  const clear = () => {
    draft.discard();
    if (form.current) clearTypedValues(form.current);
  };
  const finish = (sent: OutboxItem, reference: string | null): LocalState => {
    clear();
    hasErrorToast.current = false;
    showToast({ tone: "good", ...sent.success, reference });
    const result = { reference, service: sent.service };
    kept.keep(result);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the result that the page was loaded with
  useEffect(() => {
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
  }, []);

  // The enquiry may be sent or refused in the background or in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the outbox only
  useEffect(() => {
    const previous = previousItem.current;
    previousItem.current = item;
    if (isSending) return;
    if (item?.returned) setState(reject(item.returned));
    const receipt = previous && !item && readReceipts().find(({ key }) => key === previous.key);
    if (previous && receipt) setState(finish(previous, receipt.reference));
  }, [item]);

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

/** Saves the enquiry before sending it, so that a failure cannot lose it. */
async function saveAndSend(item: OutboxItem): Promise<DeliveryResult> {
  const isSaved = saveOutboxItem(item);
  try {
    const { deliverOutboxItem } = await loadDelivery();
    return await deliverOutboxItem(item);
  } catch {
    return { state: "waiting", isSaved };
  }
}
