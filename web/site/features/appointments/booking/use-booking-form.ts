import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { Slot } from "#contract/appointments/booking.ts";
import type { RejectedBooking } from "#contract/appointments/rejected-booking.ts";
import { type FormState, readyForm, useForm } from "#web/lib/forms/use-form.ts";
import { readReceipts } from "#web/lib/offline/enquiry-receipts.ts";
import { deleteOutboxItem, type OutboxItem, type Refusal, useOutboxItem } from "#web/lib/outbox/outbox.ts";
import { useStoredFormName } from "#web/site/lib/drafts/use-stored-form-name.ts";
import { clearTypedValues } from "#web/site/lib/forms/typed-values.ts";
import { useVisitorDraft } from "#web/site/lib/forms/use-visitor-draft.ts";
import { loadDelivery, saveAndSend } from "#web/site/lib/outbox/save-and-send.ts";
import { bookingMessages } from "../messages.ts";
import { readOfferedSlots } from "../slots/offered-slots.ts";
import { bookingFields, checkBooking } from "./booking-validation.ts";
import { createBooking } from "./create-booking.ts";

/** `link`: path of the page of the appointment, if the response had it. */
interface Booked {
  link: string | undefined;
}
type LocalState = FormState<Booked>;
/** `waiting`: in the outbox, until this browser is online and the service is available. */
export type BookingState = LocalState | { name: "waiting"; item: OutboxItem };

interface BookingFormOptions {
  kind: AppointmentKind;
  id: string;
  /** The result of this form if it was posted without a script. */
  rejected: RejectedBooking | undefined;
  /** Whether the times are the intakes of a course. */
  isIntake: boolean;
  /** Called when the free times may have changed. */
  onRefused: () => void;
}

/** The name under which this browser stores the form of a booking. */
export const bookingFormName = (kind: AppointmentKind, id: string) => `book:${kind}:${id}`;

/** Sends a booking through the outbox, and follows the outbox when it is sent later or in another tab. */
export function useBookingForm({ kind, id, rejected, isIntake, onRefused }: BookingFormOptions) {
  const name = bookingFormName(kind, id);
  const navigate = useNavigate();
  const storedName = useStoredFormName(name, () => clear());
  const item = useOutboxItem(storedName);
  const previousItem = useRef(item);
  const [offered, setOffered] = useState<Slot[]>(rejected?.slots ?? []);
  const { state, setState, run, form, notice, formProps } = useForm<Booked>({
    check: checkBooking,
    send: (values) => {
      draft.save();
      return deliver(createBooking({ kind, id, form: storedName, values, since: draft.since.current }));
    },
    initialState: () => readRejected(rejected),
  });
  const draft = useVisitorDraft(form, {
    storedName,
    anonymousName: name,
    fields: bookingFields,
    textFields: bookingFields,
  });
  const isSending = state.name === "sending";
  const waiting = item?.returned ? undefined : item;

  const clear = () => {
    draft.discard();
    if (form.current) clearTypedValues(form.current, bookingFields);
  };
  const finish = (link: string | undefined): LocalState => {
    clear();
    // Back leads to the page before the form.
    if (link) navigate(link, { replace: true });
    return { name: "done", result: { link } };
  };
  /** Takes a refused booking out of the outbox and shows why it was refused, and what is free instead. */
  const reject = ({ message, problems, status, body }: Refusal): LocalState => {
    deleteOutboxItem(storedName);
    setOffered(readOfferedSlots(body));
    onRefused();
    const { start, ...others } = problems;
    const visible = Object.fromEntries(Object.entries(others).filter(([field]) => bookingFields.includes(field)));
    const hasVisible = Object.keys(visible).length > 0;
    const failure =
      status === 409 ? (isIntake ? message : bookingMessages.taken) : (start ?? (hasVisible ? undefined : message));
    return { name: "ready", problems: visible, failure };
  };
  const deliver = async (sent: OutboxItem): Promise<LocalState> => {
    const delivery = await saveAndSend(sent);
    if (delivery.state === "sent") return finish(delivery.receipt.link);
    if (delivery.state === "returned") return reject(delivery.refusal);
    if (delivery.state === "waiting" && !delivery.isSaved) return { ...readyForm, failure: bookingMessages.notStored };
    return readyForm;
  };

  /** The booking may be sent in the background or in another tab. */
  const showSent = useEffectEvent((current: OutboxItem | undefined) => {
    const previous = previousItem.current;
    previousItem.current = current;
    if (isSending || !previous || current) return;
    const receipt = readReceipts().find(({ key }) => key === previous.key);
    if (receipt) setState(finish(receipt.link));
  });
  // In the same step as the button changes, because a tap in between would send the emptied form.
  useLayoutEffect(() => showSent(item), [item]);
  /** The server may also refuse the booking. This runs after the effect that fills in its fields. */
  const showReturned = useEffectEvent((current: OutboxItem | undefined) => {
    if (current?.returned && !isSending) setState(reject(current.returned));
  });
  useEffect(() => showReturned(item), [item]);

  return {
    name,
    state: waiting && !isSending ? ({ name: "waiting", item: waiting } as const) : state,
    notice,
    /** The next free times after a refusal; empty otherwise. */
    offered,
    forgetOffered: () => setOffered([]),
    /** Takes a waiting booking back into the form. */
    edit: async () => {
      if (!waiting) return;
      const { withdrawOutboxItem } = await loadDelivery();
      if (await withdrawOutboxItem(waiting)) setState(readyForm);
    },
    formProps: {
      ...formProps,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (!waiting) return formProps.onSubmit(event);
        event.preventDefault();
        return run(() => deliver(waiting));
      },
      onInput: () => {
        formProps.onInput();
        draft.saveLater();
      },
      onFocus: () => void loadDelivery().catch(() => undefined),
    },
  };
}

function readRejected(rejected: RejectedBooking | undefined): LocalState {
  if (!rejected) return readyForm;
  const { "": failure, ...problems } = rejected.problems;
  return { name: "ready", problems, failure };
}
